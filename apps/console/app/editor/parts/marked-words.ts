/** A text in which allergens stand between double asterisks, `farina di **grano**`. */
const MARK = '**'
const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}’']/u.test(sign)

/** The word around a place of a text; empty between words. */
function wordAt(text: string, at: number): { from: number; to: number } {
  let [from, to] = [at, at]
  while (isLetter(text[from - 1])) from--
  while (isLetter(text[to])) to++
  return { from, to }
}

/** Marks what is selected, or the word around the caret; what is marked already is no longer. @returns null where there is no word */
export function toggleMark(text: string, start: number, end: number): string | null {
  const chosen = start === end ? wordAt(text, start) : { from: start, to: end }
  const words = text.slice(chosen.from, chosen.to)
  const trimmed = words.trim().replaceAll(MARK, '')
  if (trimmed === '') return null
  const from = chosen.from + words.indexOf(words.trim())
  const to = from + words.trim().length
  const isMarked = text.slice(from - 2, from) === MARK && text.slice(to, to + 2) === MARK
  if (isMarked) return text.slice(0, from - 2) + trimmed + text.slice(to + 2)
  return text.slice(0, from) + MARK + trimmed + MARK + text.slice(to)
}

/** Lower case without accents, sign by sign, so that places stay the same. */
const plain = (text: string) =>
  [...text]
    .map((sign) => sign.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().slice(0, 1) || ' ')
    .join('')

/** Marks some words where they stand unmarked for the first time; the text as it was when they do not. */
export function markWords(text: string, said: string): string {
  const unmarked = plain(text.replace(/\*\*[^*]*\*\*/g, (marked) => ' '.repeat(marked.length)))
  const words = unmarked.replace(/[^\p{L}\p{N}]/gu, ' ')
  let from = words.indexOf(plain(said))
  while (from > 0 && (isLetter(words[from - 1]) || isLetter(words[from + said.length])))
    from = words.indexOf(plain(said), from + 1)
  return from < 0 ? text : (toggleMark(text, from, from + said.length) ?? text)
}

/** The pieces of a text, each with whether it is marked. */
export const pieces = (text: string): { words: string; isMarked: boolean }[] =>
  text
    .split(MARK)
    .map((words, index) => ({ words, isMarked: index % 2 === 1 }))
    .filter(({ words }) => words !== '')
