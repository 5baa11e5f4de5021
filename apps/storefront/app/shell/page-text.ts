/** A document in three parts that are worked on apart, so that its long body is neither searched nor copied for each of them. */
export type PageText = {
  /** Up to `</head>`; empty for what is no document. */
  head: string
  body: string
  /** From `</body>` on. */
  foot: string
}

/** Takes a document apart; anything else is all body. */
export function cutPage(html: string): PageText {
  const start = html.indexOf('</head>')
  const end = html.lastIndexOf('</body>')
  if (start < 0 || end < start) return { head: '', body: html, foot: '' }
  return { head: html.slice(0, start), body: html.slice(start, end), foot: html.slice(end) }
}

/** The parts in their order. */
export const joinPage = ({ head, body, foot }: PageText): string => head + body + foot
