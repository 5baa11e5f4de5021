import { LRUCache } from 'lru-cache'
import type { OpenDatabase } from '../../../platform/database/open-database.ts'
import {
  findGeneration,
  findMeanings,
  findWords,
  type KnownWord,
  type Meanings,
} from './known-words.store.ts'

/** So long may a word be remembered: what a new product makes of it is known by then. */
const TTL_MS = 60_000
/** Some 10 MB. */
const MOST_WORDS = 20_000

/** What this process has read of one generation. */
type Vocabulary = Meanings & { words: LRUCache<string, KnownWord> }

const vocabularies = new WeakMap<OpenDatabase['pool'], Promise<Vocabulary>>()

/** The synonyms, and the words that were asked for lately; a process reads them once a generation. */
export function vocabularyOf(database: OpenDatabase): Promise<Vocabulary> {
  const known = vocabularies.get(database.pool)
  if (known) return known
  const reading = findMeanings(database).then((meanings) => ({
    ...meanings,
    words: new LRUCache<string, KnownWord>({ max: MOST_WORDS, ttl: TTL_MS }),
  }))
  vocabularies.set(database.pool, reading)
  reading.catch(() => vocabularies.delete(database.pool))
  return reading
}

/** Forgets a vocabulary that is not of the generation that a statement answered. @returns whether it is of it */
export async function isVocabularyOf(database: OpenDatabase, generation: number): Promise<boolean> {
  const isCurrent = (await vocabularyOf(database)).generation === generation
  if (!isCurrent) vocabularies.delete(database.pool)
  return isCurrent
}

/** The vocabulary as it is now. */
export async function currentVocabulary(database: OpenDatabase): Promise<Vocabulary> {
  await isVocabularyOf(database, await findGeneration(database))
  return vocabularyOf(database)
}

/** What the catalogue knows of these words. */
export async function lookUpWords(
  database: OpenDatabase,
  { words }: Vocabulary,
  asked: readonly string[],
): Promise<Map<string, KnownWord>> {
  const found = new Map<string, KnownWord>()
  for (const word of asked) {
    const known = words.get(word)
    if (known) found.set(word, known)
  }
  const missing = [...new Set(asked)].filter((word) => !found.has(word))
  if (missing.length === 0) return found
  for (const known of await findWords(database, missing)) {
    found.set(known.word, known)
    words.set(known.word, known)
  }
  return found
}
