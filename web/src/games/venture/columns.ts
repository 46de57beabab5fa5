/** The longest column that can be read at 1280×720, and how many fit side by side. */
const [LONGEST, MOST] = [7, 5]

/** How many columns each kind of card has: one, and more for the kind whose columns are longest, until none is too long. Where that
 *  happens a kind without a card gives its own away. */
export function columnsOf(counts: number[]): number[] {
  const columns = counts.map(() => 1)
  const length = (i: number) => Math.ceil(counts[i]! / columns[i]!)
  for (;;) {
    const longest = counts.reduce((best, _, i) => (length(i) > length(best) ? i : best), 0)
    const empty = counts.findIndex((count, i) => !count && columns[i])
    const all = columns.reduce((sum, one) => sum + one, 0)
    if (length(longest) <= LONGEST || (empty < 0 && all >= MOST)) return columns
    if (empty >= 0) columns[empty] = 0
    columns[longest]!++
  }
}
