/** Lines among which the headings are looked for: above them stand titles and dates. */
const LOOKED_AT = 10

/**
 * The line of a table that says what its columns are: the first one that fills at least half as many cells as the fullest near it. A
 * title above it fills one or two.
 * @param lines without the empty ones
 */
export function findHeadings(lines: readonly (readonly string[])[]): number {
  const filled = lines
    .slice(0, LOOKED_AT)
    .map((values) => values.filter((value) => value.trim() !== '').length)
  const fullest = Math.max(0, ...filled)
  return Math.max(
    0,
    filled.findIndex((count) => count * 2 >= fullest && (count > 1 || fullest === 1)),
  )
}
