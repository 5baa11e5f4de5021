import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { currentVocabulary, vocabularyOf } from './index/known-words.ts'
import { readTerms } from './terms/read-terms.ts'
import {
  findFirstMatching,
  findGuesses,
  type GuessRow,
  type SearchedType,
} from './terms/search-terms.store.ts'
import { correctWord } from './terms/spelling.ts'
import { replaceWords, typedWords } from './terms/typed-words.ts'
import { anyLexeme, groupWords, loosen, type WordGroup } from './terms/word-groups.ts'

type Vocabulary = Awaited<ReturnType<typeof vocabularyOf>>

/** What a text asks for, ready for the stores. */
export type ResolvedText = {
  /** Text of a tsquery over `search_document.words` or `search_entry.words`. */
  query: string
  /** All lexemes joined by "or", for ranking: those of the words, of their synonyms, and the words as they are written. */
  wanted: { query: string; size: number }
  /** How many things are asked for. */
  groups: number
  /** So many products at least hold the one word asked for in their names, by the last count; 0 when not known. */
  documents: number
  /** The text that was searched when it is not the one typed. */
  correctedQuery: string | null
  /** Nothing can match. */
  isEmpty: boolean
}

const nothing: ResolvedText = {
  query: '',
  wanted: { query: '', size: 0 },
  groups: 0,
  documents: 0,
  correctedQuery: null,
  isEmpty: true,
}

/** Read without a mistake: a word of descriptions, the beginning of words, two words written as one. */
function readGuess(guesses: readonly GuessRow[]): WordGroup | null {
  const stem = guesses.find(({ kind }) => kind === 'stem')
  if (stem) return { exact: stem.lexemes, broad: stem.lexemes, documents: stem.documents }
  const split = guesses.find(({ kind }) => kind === 'split')
  if (split) {
    const [left = '', right = ''] = split.lexemes
    const both = left.split(' | ').flatMap((a) => right.split(' | ').map((b) => `${a} & ${b}`))
    return { exact: both, broad: both, documents: split.documents }
  }
  const begun = guesses.filter(({ kind, documents }) => kind === 'prefix' && documents > 0)
  if (begun.length === 0) return null
  const lexemes = [...new Set(begun.flatMap((guess) => guess.lexemes))]
  return { exact: lexemes, broad: lexemes, documents: Math.max(...begun.map(({ documents }) => documents)) }
}

/** The unknown words: groups for those that can be read, corrections for those that are misspelled. */
async function guessWords(database: OpenDatabase, words: readonly string[]) {
  const rows = await findGuesses(database, words)
  const groups: WordGroup[] = []
  const corrections = new Map<string, string>()
  for (const word of words) {
    const guesses = rows.filter((row) => row.word === word)
    const group = readGuess(guesses)
    if (group) {
      groups.push(group)
      continue
    }
    const correction = correctWord(
      word,
      guesses.filter(({ kind }) => kind === 'similar'),
    )
    if (correction) corrections.set(word, correction)
  }
  return { groups, corrections }
}

async function readGroups(database: OpenDatabase, vocabulary: Vocabulary, words: readonly string[]) {
  const { groups, unknown } = groupWords(await readTerms(database, vocabulary, words))
  if (unknown.length === 0) return { groups, corrections: new Map<string, string>() }
  const guessed = await guessWords(
    database,
    unknown.map((place) => words[place - 1] ?? ''),
  )
  if (guessed.corrections.size === 0) return { ...guessed, groups: [...groups, ...guessed.groups] }
  const corrected = words.map((word) => guessed.corrections.get(word) ?? word)
  const again = groupWords(await readTerms(database, vocabulary, corrected))
  return { groups: [...again.groups, ...guessed.groups], corrections: guessed.corrections }
}

/** `queries` are to be tried in turn until one finds anything; `text` is of the first of them. */
type UnderstoodText = { text: ResolvedText; queries: string[]; isInNames: boolean }

async function understand(
  database: OpenDatabase,
  vocabulary: Vocabulary,
  text: string,
): Promise<UnderstoodText | null> {
  const words = typedWords(text).map(({ word }) => word)
  if (words.length === 0) return null
  const { groups, corrections } = await readGroups(database, vocabulary, words)
  const [only, ...others] = groups
  if (only === undefined) return null
  const written = words.map((word) => `x${corrections.get(word) ?? word}`)
  const queries = loosen(groups)
  const isInNames = others.length === 0 && only.documents > 0
  const resolved: ResolvedText = {
    query: queries[0] ?? '',
    wanted: anyLexeme(groups, written),
    groups: groups.length,
    documents: isInNames ? only.documents : 0,
    correctedQuery: corrections.size > 0 ? replaceWords(text, corrections) : null,
    isEmpty: false,
  }
  return { text: resolved, queries, isInNames }
}

/**
 * A text as it is most likely meant, by what this process remembers of the generation it names: whoever searches by it has to ask
 * whether that is still the one, and `resolveText` when nothing is found. Words that are known cost no query.
 */
export async function presumeText(
  database: OpenDatabase,
  text: string,
): Promise<{ text: ResolvedText; generation: number } | null> {
  const vocabulary = await vocabularyOf(database)
  const understood = await understand(database, vocabulary, text)
  return understood && { text: understood.text, generation: vocabulary.generation }
}

/**
 * Understands what a visitor typed: forms and synonyms of its words in three languages, mistakes corrected, loosened when all
 * words together find nothing. Whatever was typed costs at most six short queries.
 */
export async function resolveText(
  database: OpenDatabase,
  text: string,
  type: SearchedType = 'product',
): Promise<ResolvedText> {
  const understood = await understand(database, await currentVocabulary(database), text)
  if (!understood) return nothing
  const { queries, isInNames } = understood
  const isCertain = isInNames && type === 'product'
  const place = isCertain ? 1 : await findFirstMatching(database, type, queries)
  if (place === null) return nothing
  const documents = isCertain ? understood.text.documents : 0
  return { ...understood.text, query: queries[place - 1] ?? '', documents }
}
