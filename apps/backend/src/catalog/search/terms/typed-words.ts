/** More words than these say nothing more. */
const MAX_WORDS = 8
const MAX_WORD_LENGTH = 40
/** Letters that accents do not explain, as the database's `unaccent` writes them. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' }

/** A run of letters and digits as it was typed, and as it is looked up: lower case without accents. */
export type TypedWord = { typed: string; word: string }

/** Lower case without accents; letters of other alphabets are dropped, as in `search_clean`. */
export function bareWord(typed: string): string {
  return typed
    .toLowerCase()
    .normalize('NFD')
    .replace(/[ßæœøłđ]/gu, (letter) => LETTERS[letter] ?? '')
    .replace(/[^a-z0-9]/gu, '')
}

/**
 * The words of a text: elisions come apart ("l'olio" is "l" and "olio"), punctuation and other signs are lost.
 * At most 8 words of at most 40 letters, whatever was sent.
 */
export function typedWords(text: string): TypedWord[] {
  const words: TypedWord[] = []
  for (const [typed] of text.slice(0, 400).matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const word = bareWord(typed).slice(0, MAX_WORD_LENGTH)
    if (word !== '') words.push({ typed, word })
    if (words.length === MAX_WORDS) break
  }
  return words
}

/** The text with some of its words replaced, everything else as it was typed. */
export function replaceWords(text: string, replacements: ReadonlyMap<string, string>): string {
  return text.replace(/[\p{L}\p{N}\p{M}]+/gu, (typed) => replacements.get(bareWord(typed)) ?? typed)
}
