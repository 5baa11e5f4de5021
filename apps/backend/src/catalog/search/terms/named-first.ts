import { typedWords } from './typed-words.ts'

/**
 * Suggestions that are what is typed first: "wine" means wines before wine vinegar. Then those whose title shows why they are there:
 * more of what is typed begins a word of it. The others hold it in another language or in a tag; they stay in their order.
 */
export function namedFirst<Row extends { title: string; is_kind: boolean }>(
  rows: readonly Row[],
  words: readonly string[],
): Row[] {
  const shown = (title: string) => {
    const named = typedWords(title)
    return words.filter((begun) => named.some(({ word }) => word.startsWith(begun))).length
  }
  return rows
    .map((row) => ({ row, shown: shown(row.title) }))
    .toSorted((a, b) => Number(b.row.is_kind) - Number(a.row.is_kind) || b.shown - a.shown)
    .map(({ row }) => row)
}
