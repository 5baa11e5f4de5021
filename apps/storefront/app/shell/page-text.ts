/** A document in parts that are worked on apart, so that its long body is neither searched nor copied for each of them. */
export type PageText = {
  /** Up to `</head>`; empty for what is no document. */
  head: string
  /** With a mark in the place of each piece. */
  body: string
  /** From `</body>` on. */
  foot: string
  /** What is kept as it goes over the wire (`draw-part.tsx`), by the number of its mark. */
  pieces: readonly Buffer[]
}

/** Where a piece stands in a body; nothing a visitor wrote can be taken for it, because React escapes its `<`. */
export const pieceMark = (index: number): string => `<!--piece ${index}-->`

const mark = /<!--piece (\d+)-->/

/** Takes a document apart; anything else is all body. */
export function cutPage(html: string, pieces: readonly Buffer[] = []): PageText {
  const start = html.indexOf('</head>')
  const end = html.lastIndexOf('</body>')
  if (start < 0 || end < start) return { head: '', body: html, foot: '', pieces }
  return { head: html.slice(0, start), body: html.slice(start, end), foot: html.slice(end), pieces }
}

/** The whole document, each piece in its place. */
export function pageBytes({ head, body, foot, pieces }: PageText): Buffer<ArrayBuffer> {
  // every other of them is the number of a mark
  const written = body
    .split(mark)
    .map((text, index) => (index % 2 ? pieces[Number(text)] : undefined) ?? Buffer.from(text))
  return Buffer.concat([Buffer.from(head), ...written, Buffer.from(foot)])
}
