/** Work done one after the other; the same key asked for meanwhile shares one piece of work. By hand: p-queue knows neither keys nor a limit. */
export type BoundedQueue<T> = {
  /** @returns the result of the work for this key, or null at once when too many are waiting */
  run(key: string, work: () => Promise<T>): Promise<T> | null
}

/** @param limit pieces of work waiting or running at most */
export function boundedQueue<T>(limit: number): BoundedQueue<T> {
  const underway = new Map<string, Promise<T>>()
  let last: Promise<unknown> = Promise.resolve()
  return {
    run(key, work) {
      const known = underway.get(key)
      if (known) return known
      if (underway.size >= limit) return null
      const result = last.then(work)
      const settled = result
        .catch(() => {})
        .then(() => {
          underway.delete(key)
        })
      last = settled
      underway.set(key, result)
      return result
    },
  }
}
