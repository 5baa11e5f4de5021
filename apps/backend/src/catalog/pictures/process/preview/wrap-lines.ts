/**
 * Breaks a text into lines that fit a width; what does not fit the last line ends in an ellipsis.
 * @param measure width of a piece of text, in the unit of `width`
 */
export function wrapLines(
  text: string,
  { width, lines }: { width: number; lines: number },
  measure: (piece: string) => number,
): string[] {
  const wrapped: string[] = []
  let line = ''
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line === '' || measure(longer) <= width) line = longer
    else {
      wrapped.push(line)
      line = word
    }
  }
  if (line !== '') wrapped.push(line)
  if (wrapped.length <= lines) return wrapped.map((piece) => shorten(piece, width, measure))
  const last = wrapped.slice(lines - 1).join(' ')
  return [...wrapped.slice(0, lines - 1), last].map((piece) => shorten(piece, width, measure))
}

/** Cuts characters until the piece and its ellipsis fit. */
function shorten(piece: string, width: number, measure: (piece: string) => number): string {
  if (measure(piece) <= width) return piece
  const characters = [...piece]
  while (characters.length > 1 && measure(`${characters.join('').trimEnd()}…`) > width) characters.pop()
  return `${characters.join('').trimEnd()}…`
}
