/** What things of the race sound like. */
import { strike, type Material } from '../../shell/noise'

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

export const sound = (name: Sound, loud = 1, higher = 1): void => strike(MATERIALS[name], loud, higher)
