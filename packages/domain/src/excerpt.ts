/** Length of a blog description in characters (specification §2). */
export const EXCERPT_LENGTH = 160
const ELLIPSIS = '…'

/** The beginning of a text in at most `length` characters, cut between words and then ending in an ellipsis. */
export function cutAtWord(text: string, length = EXCERPT_LENGTH): string {
  const plain = text.replace(/\s+/gu, ' ').trim()
  const characters = [...plain]
  if (characters.length <= length) return plain
  const head = characters.slice(0, length - ELLIPSIS.length).join('')
  const isBetweenWords = characters[length - ELLIPSIS.length] === ' '
  const lastSpace = head.lastIndexOf(' ')
  const whole = isBetweenWords || lastSpace <= 0 ? head : head.slice(0, lastSpace)
  return `${whole.replace(/(?<![\s,;:.–—-])[\s,;:.–—-]+$/u, '')}${ELLIPSIS}`
}

/** The sentences a text begins with, as many as fit into `length` characters; a first one that is longer is cut between words. */
export function cutAtSentence(text: string, length = EXCERPT_LENGTH): string {
  const plain = text.replace(/\s+/gu, ' ').trim()
  let whole = ''
  for (const { segment } of new Intl.Segmenter('it', { granularity: 'sentence' }).segment(plain)) {
    if ([...(whole + segment).trimEnd()].length > length) break
    whole += segment
  }
  return whole.trimEnd() || cutAtWord(plain, length)
}
