import { idleWords } from '../terms/idle-words.ts'
import { withoutBefore } from './avoided-words.ts'
import type { Constraint, Reader } from './constraint.ts'
import { fillingWords, joiningWords, wholeNames } from './quality-words.ts'
import { readPrice } from './read-price.ts'
import { readMark, readOffer, readOrder, readPlace } from './read-quality.ts'
import { readWithout } from './read-without.ts'
import { longestPhrase, readTokens } from './tokens.ts'

/** A parsed text: the words to search for ('' when none are left) and what the products must be. */
export type ParsedText = { words: string; constraints: readonly Constraint[] }

const readers: readonly Reader[] = [readWithout, readPrice, readOffer, readOrder, readMark, readPlace]

/** What remains of a text without some parts of it, its ends without signs. */
function without(text: string, parts: readonly { start: number; end: number }[]): string {
  let [left, at] = ['', 0]
  for (const { start, end } of parts) {
    left += `${text.slice(at, start)} `
    at = end
  }
  return (left + text.slice(at)).replace(/\s+/g, ' ').replace(/^[\s,;.:'’&+-]+|[\s,;.:'’&+-]+$/g, '')
}

/**
 * Reads a text once, in three languages: constraints and filling words come out, the others are what is searched for. Words that only
 * join others are no reason to search: without any else `words` is empty. Cheap: some microseconds, whatever was sent.
 */
export function parseText(text: string): ParsedText {
  const tokens = readTokens(text)
  const constraints: Constraint[] = []
  const taken: { start: number; end: number }[] = []
  let hasWord = false
  const take = (from: number, to: number) =>
    taken.push({ start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 })
  for (let at = 0; at < tokens.length; ) {
    const name = longestPhrase(wholeNames, tokens, at)
    let found = null
    if (!name) for (const read of readers) if (!found) found = read(text, tokens, at)
    const filling = name || found ? null : longestPhrase(fillingWords, tokens, at)
    if (found) constraints.push(...found.constraints)
    const isJoined = found && joiningWords.has(tokens[at - 1]?.word ?? '')
    if (found || filling) take(isJoined ? at - 1 : at, (found ?? filling)?.to ?? at + 1)
    else if (!idleWords.has(tokens[at]?.word ?? '')) hasWord = true
    at = (name ?? found ?? filling)?.to ?? at + 1
  }
  const [only] = constraints
  // a place and nothing else is what is looked for: also in titles and descriptions
  if (only?.kind === 'region' && only.typed === text.trim()) return { words: text, constraints: [] }
  const isUnread = !hasWord && constraints.length === 0 && tokens.some(({ word }) => withoutBefore.has(word))
  // "senza 🦄": what should not be in it cannot be read, so that nothing is understood
  if (isUnread) return { words: without(text, tokens), constraints }
  const hasWords = hasWord || tokens.length === 0
  return { words: hasWords ? without(text, taken) : '', constraints }
}

/** The text that means the same without one of its constraints. */
export function withoutConstraint({ words, constraints }: ParsedText, left: Constraint): string {
  const typed = constraints.filter((constraint) => constraint !== left).map((constraint) => constraint.typed)
  return [words, ...typed].filter(Boolean).join(' ')
}
