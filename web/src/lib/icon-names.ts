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
  foot: 'barefoot',
  fan: 'megaphone',
  hand: 'hand',
  jetpack: 'jetpack',
  trophy: 'trophy-cup',
  dice: 'perspective-dice-six',
  robot: 'robot-antennas',
  person: 'character',
  water: 'water-drop',
  talk: 'talk',
  loud: 'speaker',
  quiet: 'speaker-off',
}

/** Those that only the start page shows. */
export const START_ICONS: Record<string, string> = {
  village: 'village',
  trail: 'trail',
  chest: 'chest',
}
