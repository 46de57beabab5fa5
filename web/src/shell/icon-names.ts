/** The icons of the page: our name, and the name in game-icons (CREDITS.md). */
export const ICONS: Record<string, string> = {
  white: 'cat',
  brown: 'sitting-dog',
  red: 'crossed-swords',
  green: 'pineapple',
  orange: 'beaver',
  purple: 'dinosaur-rex',
  yellow: 'cheese-wedge',
  blue: 'angler-fish',
  first: 'round-star',
  foot: 'barefoot',
  fan: 'megaphone',
  hand: 'hand',
  jetpack: 'jetpack',
  dice: 'perspective-dice-six',
  robot: 'robot-antennas',
  water: 'water-drop',
  talk: 'talk',
  loud: 'speaker',
  quiet: 'speaker-off',
}

/** Those that no table needs while it is played: whoever draws them imports `virtual:more-icons`. */
export const MORE: Record<string, string> = {
  trophy: 'trophy-cup',
  village: 'village',
  trail: 'trail',
  chest: 'chest',
  person: 'character',
  crow: 'raven',
  frog: 'frog',
  rabbit: 'rabbit-head',
}
