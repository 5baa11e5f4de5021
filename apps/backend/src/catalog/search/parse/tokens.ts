import { bareWord } from '../terms/typed-words.ts'

/** A word, number or sign of a text: where it stands, and lower case without accents. */
export type Token = { word: string; start: number; end: number }
/** A text is read no further than this many tokens. */
const MOST_TOKENS = 40

/** Words, numbers ("20", "19,90"), `€` and `%` of a text; "20€" and "gluten-free" come apart. */
export function readTokens(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(/\d+(?:[.,]\d+)*|[\p{L}\p{M}]+|[€%]/gu)) {
    const [written] = match
    const word = /^[\d€%]/.test(written) ? written : bareWord(written)
    if (word !== '') tokens.push({ word, start: match.index, end: match.index + written.length })
    if (tokens.length === MOST_TOKENS) break
  }
  return tokens
}

const LONGEST_PHRASE = 4

/** Where the longest phrase of a table that stands at a place ends, with the phrase; null when none does. */
export function longestPhrase(
  table: { has(phrase: string): boolean },
  tokens: readonly Token[],
  at: number,
): { phrase: string; to: number } | null {
  for (let to = Math.min(tokens.length, at + LONGEST_PHRASE); to > at; to--) {
    const phrase = tokens
      .slice(at, to)
      .map(({ word }) => word)
      .join(' ')
    if (table.has(phrase)) return { phrase, to }
  }
  return null
}

/** Behind as many words of a table as stand at a place. */
export function behindAll(
  table: { has(phrase: string): boolean },
  tokens: readonly Token[],
  at: number,
): number {
  let to = at
  for (let found = longestPhrase(table, tokens, to); found; found = longestPhrase(table, tokens, to))
    to = found.to
  return to
}
