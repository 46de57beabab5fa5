/** The game that an address without a name means, and that the first page offers first. */
export const HOME = 'cubitos'
