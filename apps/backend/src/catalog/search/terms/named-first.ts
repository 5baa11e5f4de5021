import { typedWords } from './typed-words.ts'

/**
 * Suggestions whose title shows why they are there first: those in which more of what is typed begins a word. The others hold it in
 * another language or in a tag; they stay in their order.
 */
export function namedFirst<Row extends { title: string }>(
  rows: readonly Row[],
  words: readonly string[],
): Row[] {
  const shown = (title: string) => {
    const named = typedWords(title)
    return words.filter((begun) => named.some(({ word }) => word.startsWith(begun))).length
  }
  return rows
    .map((row) => ({ row, shown: shown(row.title) }))
    .toSorted((a, b) => b.shown - a.shown)
    .map(({ row }) => row)
}
