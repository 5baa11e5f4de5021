/** Words of texts as names and allergens are looked for: without accents, case, articles and endings. */

const skipped = new Set(
  'di del dello della dei degli delle d da dal dalla de la el los las of the a al allo alla ai agli alle all il lo l le i gli un una uno e ed and y'.split(
    ' ',
  ),
)

/** `Limoni` and `Limone`, `fichi` and `fico` are one word; short words keep more of themselves (`grana` is not `grano`). */
export function stemOf(word: string): string {
  if (word.length > 5) return word.replace(/(?<![aeiou])[aeiou]+$/, '').replace(/h$/, '')
  if (word.length < 4) return word
  return word
    .replace(/([cg])h([ei])$/, '$1$2')
    .replace(/e$/, 'a')
    .replace(/i$/, 'o')
}

export const plainText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

export type Word = { stem: string; raw: string; position: number }
/** A sentence: all its words as written, and those that carry meaning. */
export type Sentence = { raw: string[]; words: Word[] }

/** Sentences of a text; `simil` written together with what it imitates is taken apart. */
export function readSentences(text: string): Sentence[] {
  return plainText(text)
    .split(/(?<=\p{L}{4})[.;:!?]+(?=\s|$)|\n/u)
    .map((sentence) => {
      const raw = sentence
        .replace(/\bsimil(?=[a-z]{5})/g, 'simil ')
        .split(/[^a-z0-9]+/)
        .filter(Boolean)
      const words = raw.flatMap((word, position) =>
        skipped.has(word) ? [] : [{ stem: stemOf(word), raw: word, position }],
      )
      return { raw, words }
    })
    .filter(({ words }) => words.length > 0)
}
