import type { OpenDatabase } from '../../../platform/database/open-database.ts'
import { lookUpWords, type vocabularyOf } from '../index/known-words.ts'
import { idleWords } from './idle-words.ts'
import type { TermRow } from './word-groups.ts'

type Vocabulary = Awaited<ReturnType<typeof vocabularyOf>>
/** A word that says something: where it stands, and its stems in three languages. */
type StrongWord = { word: string; place: number; stems: string[] }

const LONGEST_PHRASE = 3

/** Neighbours of up to three words. */
const phrasesOf = <T>(words: readonly T[]): T[][] =>
  Array.from({ length: LONGEST_PHRASE }, (_, more) =>
    words.flatMap((_word, at) => (at + more < words.length ? [words.slice(at, at + more + 1)] : [])),
  ).flat()

const joined = (words: readonly string[]) => words.join('')

/** What finds the same as a phrase in any of the three languages; null when nothing does. */
function alternativesOf({ alternatives }: Vocabulary, phrase: readonly StrongWord[]): string[] | null {
  const found = new Set<string>()
  for (const language of [0, 1, 2])
    for (const each of alternatives.get(phrase.map(({ stems }) => stems[language]).join(' ')) ?? [])
      found.add(each)
  return found.size > 0 ? [...found].sort() : null
}

/**
 * What is known of the words of a query: first a row a word (`lexemes` null: in no name of the catalogue; then `alternatives` are its
 * stems; `weak`: says nothing), then a row for each phrase of one to three words that has alternatives or is one word written apart.
 */
export async function readTerms(
  database: OpenDatabase,
  vocabulary: Vocabulary,
  typed: readonly string[],
): Promise<TermRow[]> {
  // Most phrases are neighbours as typed: they are asked for together with the words.
  const known = await lookUpWords(database, vocabulary, phrasesOf(typed).map(joined))
  const strong: StrongWord[] = []
  const rows = typed.map((word, index): TermRow => {
    const { stems = [], lexemes = null, documents = null } = known.get(word) ?? {}
    const whole = stems.map((stem) => stem ?? word)
    const isSynonym = vocabulary.alternatives.has(word) && !idleWords.has(word)
    const weak = stems.includes(null) && !isSynonym
    if (!weak) strong.push({ word, place: index + 1, stems: whole })
    return {
      place: index + 1,
      size: 1,
      phrase: false,
      weak,
      lexemes,
      alternatives: [...new Set(whole)].sort(),
      documents,
    }
  })
  const phrases = phrasesOf(strong)
  const wordOf = (phrase: readonly StrongWord[]) => joined(phrase.map(({ word }) => word))
  const asOne = await lookUpWords(database, vocabulary, phrases.map(wordOf))
  for (const phrase of phrases) {
    const [first, last] = [phrase[0], phrase.at(-1)]
    if (!first || !last) continue
    const alternatives = alternativesOf(vocabulary, phrase)
    const one = phrase.length > 1 ? asOne.get(wordOf(phrase)) : undefined
    const [lexemes, documents] = [one?.lexemes ?? null, one?.documents ?? null]
    if (alternatives || lexemes)
      rows.push({
        place: first.place,
        size: last.place - first.place + 1,
        phrase: true,
        weak: false,
        lexemes,
        alternatives,
        documents,
      })
  }
  return rows
}
