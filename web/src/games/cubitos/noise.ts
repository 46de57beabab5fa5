/** Sounds made on the spot, one for each material. Nothing is loaded, and nothing sounds unless it is wished for. */

/** A burst of noise through a filter, a ringing tone, or both: pitch in Hz, decay in seconds. */
interface Material {
  pitch: number
  decay: number
  noise: number
  ring: number
  glide?: number
}

const MATERIALS = {
  felt: { pitch: 320, decay: 0.09, noise: 1, ring: 0 },
  plastic: { pitch: 1900, decay: 0.035, noise: 0.5, ring: 0.25 },
  metal: { pitch: 2700, decay: 0.28, noise: 0.05, ring: 0.35 },
  stone: { pitch: 700, decay: 0.05, noise: 0.7, ring: 0.12 },
  water: { pitch: 900, decay: 0.3, noise: 0.8, ring: 0.1, glide: 0.35 },
  wood: { pitch: 240, decay: 0.12, noise: 0.4, ring: 0.5 },
  crowd: { pitch: 1300, decay: 0.9, noise: 0.8, ring: 0, glide: 1.5 },
  bust: { pitch: 130, decay: 0.5, noise: 0.5, ring: 0.8, glide: 0.45 },
} satisfies Record<string, Material>

export type Sound = keyof typeof MATERIALS

let audio: AudioContext | null = null
let hiss: AudioBuffer | null = null

export function sound(name: Sound, loud = 1, higher = 1): void {
  audio ??= new AudioContext()
  if (audio.state === 'suspended') void audio.resume()
  const { pitch, decay, noise, ring, glide = 1 }: Material = MATERIALS[name]
  const now = audio.currentTime
  const play = (source: AudioScheduledSourceNode, through: AudioNode[], strength: number) => {
    if (!strength) return
    const gain = audio!.createGain()
    gain.gain.setValueAtTime(Math.min(0.5, 0.3 * loud * strength), now)
    gain.gain.exponentialRampToValueAtTime(0.0001, now + decay)
    ;[source, ...through, gain, audio!.destination].reduce((from, to) => from.connect(to as AudioNode) as AudioNode as never)
    source.start(now)
    source.stop(now + decay + 0.02)
  }
  if (!hiss) {
    hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
    const samples = hiss.getChannelData(0)
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  }
  const grain = audio.createBufferSource()
  grain.buffer = hiss
  const filter = audio.createBiquadFilter()
  filter.type = 'bandpass'
  filter.Q.value = 1.4
  filter.frequency.setValueAtTime(pitch * higher, now)
  filter.frequency.exponentialRampToValueAtTime(pitch * higher * glide, now + decay)
  play(grain, [filter], noise)
  const tone = audio.createOscillator()
  tone.frequency.setValueAtTime(pitch * higher, now)
  tone.frequency.exponentialRampToValueAtTime(pitch * higher * glide, now + decay)
  play(tone, [], ring)
}
