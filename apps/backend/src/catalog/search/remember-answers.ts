/** So old may a suggestion be: a product that has gone by then says so on its page. */
const KEPT_MS = 30_000
/** Some 4 MB. */
const MOST_ANSWERS = 2000

type Answer = { text: string; until: number }

/**
 * Remembers answers by their key for half a minute, the least recently made go first. What fails is not remembered.
 * @param now milliseconds that never go back
 */
export function rememberAnswers(now: () => number = () => performance.now()) {
  const answers = new Map<string, Answer>()
  return async (key: string, make: () => Promise<string>): Promise<string> => {
    const known = answers.get(key)
    if (known && known.until > now()) return known.text
    const text = await make()
    answers.delete(key)
    answers.set(key, { text, until: now() + KEPT_MS })
    for (const oldest of answers.keys()) {
      if (answers.size <= MOST_ANSWERS) break
      answers.delete(oldest)
    }
    return text
  }
}
