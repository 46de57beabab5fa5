/** Sounds made on the spot, one for each material. Nothing is loaded, and nothing sounds unless it is wished for. */

/** A burst of noise through a filter, a ringing tone, or both: pitch in Hz, decay in seconds. */
export interface Material {
  pitch: number
  decay: number
  noise: number
  ring: number
  glide?: number
}

let audio: AudioContext | null = null
let hiss: AudioBuffer | null = null

export function strike({ pitch, decay, noise, ring, glide = 1 }: Material, loud = 1, higher = 1): void {
  audio ??= new AudioContext()
  if (audio.state === 'suspended') void audio.resume()
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
