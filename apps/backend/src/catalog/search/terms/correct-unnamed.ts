import type { OpenDatabase } from '../../../platform/database/open-database.ts'
import { currentVocabulary } from '../index/known-words.ts'
import { readTerms } from './read-terms.ts'
import { findGuesses } from './search-terms.store.ts'
import { correctWord } from './spelling.ts'
import { replaceWords, typedWords } from './typed-words.ts'

/** A text, its words that no name has corrected to those that names have; null when none is near one. */
export async function correctUnnamed(database: OpenDatabase, text: string): Promise<string | null> {
  const words = typedWords(text).map(({ word }) => word)
  const rows = await readTerms(database, await currentVocabulary(database), words)
  const unnamed = rows.filter(({ phrase, weak, lexemes }) => !phrase && !weak && !lexemes)
  const guesses = await findGuesses(database, [
    ...new Set(unnamed.map(({ place }) => words[place - 1] ?? '')),
  ])
  const corrections = new Map<string, string>()
  for (const { word } of guesses) {
    const near = guesses.filter((guess) => guess.word === word && guess.kind === 'similar')
    const correction = correctWord(word, near)
    if (correction) corrections.set(word, correction)
  }
  return corrections.size > 0 ? replaceWords(text, corrections) : null
}
