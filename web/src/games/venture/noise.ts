/** The sounds of this table: paper, coins, steps, chests and spells. */
import type { Told } from '../../shell/protocol'
import { strike, type Material } from '../../shell/noise'

const SOUNDS: Record<string, Material> = {
  drew: { pitch: 2400, decay: 0.08, noise: 0.7, ring: 0, glide: 1.6 },
  played: { pitch: 700, decay: 0.1, noise: 0.9, ring: 0.1 },
  tucked: { pitch: 1500, decay: 0.12, noise: 0.7, ring: 0, glide: 0.5 },
  discarded: { pitch: 1100, decay: 0.09, noise: 0.8, ring: 0 },
  gained: { pitch: 2900, decay: 0.22, noise: 0.05, ring: 0.3 },
  handed_over: { pitch: 3300, decay: 0.18, noise: 0.05, ring: 0.25 },
  invested: { pitch: 2100, decay: 0.25, noise: 0.1, ring: 0.3, glide: 0.8 },
  travelled: { pitch: 300, decay: 0.1, noise: 0.5, ring: 0.4 },
  opened: { pitch: 180, decay: 0.35, noise: 0.4, ring: 0.6, glide: 1.8 },
  enchanted: { pitch: 880, decay: 0.7, noise: 0.02, ring: 0.4, glide: 1.5 },
  over: { pitch: 520, decay: 1.1, noise: 0.1, ring: 0.5, glide: 1.5 },
}

/** What happened, one after the other. */
export function hear(events: Told[]): void {
  events
    .filter(({ kind }) => SOUNDS[kind])
    .slice(0, 6)
    .forEach(({ kind }, i) => setTimeout(() => strike(SOUNDS[kind]!), i * 110))
}
