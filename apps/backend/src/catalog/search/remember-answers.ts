import { LRUCache } from 'lru-cache'

/** So old may a suggestion be: a product that has gone by then says so on its page. */
const TTL_MS = 30_000
/** Some 4 MB. */
const MOST_ANSWERS = 2000

/** Remembers answers by their key for half a minute; those that nobody asks for go first. What fails is not remembered. */
export function rememberAnswers<Answer extends object | string>() {
  const answers = new LRUCache<string, Answer>({ max: MOST_ANSWERS, ttl: TTL_MS, ttlResolution: 0 })
  return async (key: string, make: () => Promise<Answer>): Promise<Answer> => {
    const known = answers.get(key)
    if (known !== undefined) return known
    const answer = await make()
    answers.set(key, answer)
    return answer
  }
}
