/** Says that a decision is owed: a soft sound, and a notification if nobody looks. Both only on request. */
import { settings } from './settings.svelte'

let audio: AudioContext | null = null

function chime(): void {
  audio ??= new AudioContext()
  const now = audio.currentTime
  for (const [i, pitch] of [660, 880].entries()) {
    const tone = audio.createOscillator()
    const loud = audio.createGain()
    tone.frequency.value = pitch
    loud.gain.setValueAtTime(0.0001, now + i * 0.12)
    loud.gain.exponentialRampToValueAtTime(0.15, now + i * 0.12 + 0.02)
    loud.gain.exponentialRampToValueAtTime(0.0001, now + i * 0.12 + 0.3)
    tone.connect(loud).connect(audio.destination)
    tone.start(now + i * 0.12)
    tone.stop(now + i * 0.12 + 0.32)
  }
}

export function nudge(title: string, body: string): void {
  if (settings.sound) chime()
  if (settings.notify && !document.hasFocus() && 'Notification' in window && Notification.permission === 'granted') new Notification(title, { body, tag: 'kubok' })
}

/** Ask the browser for leave to notify; false if it says no. */
export async function mayNotify(): Promise<boolean> {
  return 'Notification' in window && (await Notification.requestPermission()) === 'granted'
}
