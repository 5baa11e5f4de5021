import type { Language } from '@filiera/domain/languages'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { currentVocabulary, vocabularyOf } from './index/known-words.ts'
import type { Narrowing } from './matches/narrow-by.store.ts'
import type { ResolvedText } from './matches/resolved-text.ts'
import { correctUnnamed } from './terms/correct-unnamed.ts'
import { findFirstWithin } from './terms/first-within.store.ts'
import { idleWords } from './terms/idle-words.ts'
import { readTerms } from './terms/read-terms.ts'
import {
  findFirstMatching,
  findGuesses,
  type GuessRow,
  type SearchedType,
} from './terms/search-terms.store.ts'
import { isSoft } from './terms/soft-words.ts'
import { correctWord } from './terms/spelling.ts'
import { replaceWords, typedWords } from './terms/typed-words.ts'
import { anyLexeme, groupWords, loosen, namedAttempt, type WordGroup } from './terms/word-groups.ts'

type Vocabulary = Awaited<ReturnType<typeof vocabularyOf>>

const nothing: ResolvedText = {
  query: '',
  wanted: { query: '', size: 0 },
  groups: 0,
  documents: 0,
  correctedQuery: null,
  notFound: [],
  isEmpty: true,
}

/** Read without a mistake: a word of descriptions and the beginning of words, or two words written as one. */
function readGuess(guesses: readonly GuessRow[], place: number): WordGroup | null {
  const split = guesses.find(({ kind }) => kind === 'split')
  if (split) {
    const [left = '', right = ''] = split.lexemes
    const both = left.split(' | ').flatMap((a) => right.split(' | ').map((b) => `${a} & ${b}`))
    return { exact: both, broad: both, names: both, documents: split.documents, places: [place] }
  }
  const read = guesses.filter(
    ({ kind, documents }) => kind === 'stem' || (kind === 'prefix' && documents > 0),
  )
  if (read.length === 0) return null
  const lexemes = [...new Set(read.flatMap((guess) => guess.lexemes))]
  const documents = Math.max(...read.map((guess) => guess.documents))
  return { exact: lexemes, broad: lexemes, names: lexemes, documents, places: [place] }
}

/** The unknown words: groups for those that can be read, corrections for those that are misspelled. */
async function guessWords(database: OpenDatabase, words: readonly string[], unknown: readonly number[]) {
  const wordAt = (place: number) => words[place - 1] ?? ''
  const rows = await findGuesses(database, unknown.map(wordAt))
  const groups: WordGroup[] = []
  const corrections = new Map<string, string>()
  for (const place of unknown) {
    const word = wordAt(place)
    const guesses = rows.filter((row) => row.word === word)
    const group = readGuess(guesses, place)
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
  if (unknown.length === 0) return { groups, corrections: new Map<string, string>(), unread: unknown }
  const guessed = await guessWords(database, words, unknown)
  const known =
    guessed.corrections.size === 0
      ? groups
      : await readCorrected(database, vocabulary, words, guessed.corrections)
  // in the order of the text
  const all = [...known, ...guessed.groups].sort((a, b) => (a.places[0] ?? 0) - (b.places[0] ?? 0))
  const isRead = (place: number) =>
    all.some(({ places }) => places.includes(place)) || guessed.corrections.has(words[place - 1] ?? '')
  return { groups: all, corrections: guessed.corrections, unread: unknown.filter((place) => !isRead(place)) }
}

async function readCorrected(
  database: OpenDatabase,
  vocabulary: Vocabulary,
  words: readonly string[],
  corrections: ReadonlyMap<string, string>,
): Promise<WordGroup[]> {
  const corrected = words.map((word) => corrections.get(word) ?? word)
  return groupWords(await readTerms(database, vocabulary, corrected)).groups
}

/** `attempts` are to be tried in turn until one finds anything; `text` is of the first of them. */
type TextPlan = { text: ResolvedText; attempts: ResolvedAttempt[]; isInNames: boolean }
type ResolvedAttempt = Pick<ResolvedText, 'query' | 'notFound'> & { test: string; strict: string }

/** Whether all words of a group only say something of a thing. */
const isSoftIn = (words: readonly string[]) => (group: WordGroup) =>
  group.places.every((place) => isSoft(words[place - 1] ?? ''))

/** The first, in English the last of those before "for" ("sweet wine for gifts"); an occasion or a quality only where nothing else is said. */
function thingOf(groups: readonly WordGroup[], words: readonly string[], lang: Language) {
  const firm = groups.filter((group) => !isSoftIn(words)(group))
  const things = firm.length > 0 ? firm : groups
  if (lang !== 'en') return things[0]
  const end = words.indexOf('for')
  return things.findLast(({ places }) => end < 1 || (places[0] ?? 0) <= end) ?? things.at(-1)
}

/** Those that only say something of the thing, unless that is a number. */
function softOf(groups: readonly WordGroup[], words: readonly string[], thing: WordGroup | undefined) {
  const isNumber = ({ places }: WordGroup) => places.every((place) => /^\d/.test(words[place - 1] ?? ''))
  return groups.filter((group) => isSoftIn(words)(group) && (group !== thing || isNumber(group)))
}

async function planAttempts(
  database: OpenDatabase,
  vocabulary: Vocabulary,
  text: string,
  lang: Language,
  isNamed: boolean,
): Promise<TextPlan | null> {
  const typed = typedWords(text)
  const words = typed.map(({ word }) => word)
  if (words.length === 0) return null
  const { groups, corrections, unread } = await readGroups(database, vocabulary, words)
  const [only, ...others] = groups
  if (only === undefined) return null
  const written = words.map((word) => `x${corrections.get(word) ?? word}`)
  const typedAt = (places: readonly number[]) =>
    [...places]
      .sort((a, b) => a - b)
      .flatMap((place) => {
        const found = typed[place - 1]
        return found && !idleWords.has(found.word) ? found.typed : []
      })
  const thing = thingOf(groups, words, lang)
  const ways = [
    ...(isNamed ? [namedAttempt(groups)] : []),
    ...loosen(groups, { thing, soft: softOf(groups, words, thing) }),
  ]
  const attempts = ways.map(({ test, strict, query, left }) => ({
    test,
    strict,
    query,
    notFound: typedAt([...unread, ...left.flatMap(({ places }) => places)]),
  }))
  const isInNames = others.length === 0 && only.places.length === 1 && only.documents > 0
  const resolved: ResolvedText = {
    query: ways[0]?.query ?? '',
    notFound: typedAt(unread),
    wanted: anyLexeme(groups, written),
    groups: groups.length,
    documents: isInNames ? only.documents : 0,
    correctedQuery: corrections.size > 0 ? replaceWords(text, corrections) : null,
    isEmpty: false,
  }
  return { text: resolved, attempts, isInNames }
}

/**
 * A guess at a text, by what this process remembers of the generation it names: whoever searches by it has to ask
 * whether that is still the one, and `resolveText` when nothing is found. Words that are known cost no query.
 */
export async function guessText(
  database: OpenDatabase,
  text: string,
  lang: Language,
): Promise<{ text: ResolvedText; generation: number } | null> {
  const vocabulary = await vocabularyOf(database)
  const plan = await planAttempts(database, vocabulary, text, lang, false)
  return plan && { text: plan.text, generation: vocabulary.generation }
}

/** `within`: the products that keep what the text asks for; `isNamed`: rather those that its words name, as the cheapest first must be. */
type Resolving = { type?: SearchedType; within?: Narrowing | null; isNamed?: boolean }

/**
 * Understands what a visitor typed: forms and synonyms in three languages, mistakes corrected, loosened when all words together find nothing;
 * last, words that only synonyms know are corrected ("biscoti", the Spanish "biscote"). At most twelve short queries.
 */
export async function resolveText(
  database: OpenDatabase,
  text: string,
  lang: Language,
  { type = 'product', within = null, isNamed = false }: Resolving = {},
): Promise<ResolvedText> {
  const plan = await planAttempts(database, await currentVocabulary(database), text, lang, isNamed)
  if (!plan) return nothing
  const { attempts, isInNames } = plan
  const isCertain = isInNames && type === 'product' && !within && !isNamed
  const first = () =>
    within
      ? findFirstWithin(
          database,
          within,
          attempts.map(({ strict }) => strict),
        )
      : findFirstMatching(
          database,
          type,
          attempts.map(({ test }) => test),
        )
  const place = isCertain ? 1 : await first()
  const found = place === null ? undefined : attempts[place - 1]
  if (!found) {
    const corrected = within && (await correctUnnamed(database, text))
    if (!corrected) return nothing
    return {
      ...(await resolveText(database, corrected, lang, { type, within, isNamed })),
      correctedQuery: corrected,
    }
  }
  const { query, strict, notFound } = found
  // among what keeps a constraint, what only tells of a thing would be shown as if it were that thing
  return {
    ...plan.text,
    query: within ? strict : query,
    notFound,
    documents: isCertain ? plan.text.documents : 0,
  }
}
