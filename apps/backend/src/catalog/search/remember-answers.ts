/** So old may a suggestion be: a product that has gone by then says so on its page. */
const KEPT_MS = 30_000
/** Some 4 MB. */
const MOST_ANSWERS = 2000

/**
 * Remembers answers by their key for half a minute, the least recently made go first. What fails is not remembered.
 * @param now milliseconds that never go back
 */
export function rememberAnswers<Answer>(now: () => number = () => performance.now()) {
  const answers = new Map<string, { answer: Answer; until: number }>()
  return async (key: string, make: () => Promise<Answer>): Promise<Answer> => {
    const known = answers.get(key)
    if (known && known.until > now()) return known.answer
    const answer = await make()
    answers.delete(key)
    answers.set(key, { answer, until: now() + KEPT_MS })
    for (const oldest of answers.keys()) {
      if (answers.size <= MOST_ANSWERS) break
      answers.delete(oldest)
    }
    return answer
  }
}
