import { LRUCache } from 'lru-cache'
import type { StoredPage } from '../stored-page.ts'

/** A page and when it was made, in milliseconds since the epoch. */
export type Entry = { page: StoredPage; at: number }

/** Pages by address, which are also found by what they show: the least used ones leave when there are too many bytes. */
export function createTaggedPages(maxBytes: number) {
  const keysByTag = new Map<string, Set<string>>()
  const entries = new LRUCache<string, Entry>({
    // to the library no size is no limit: a byte holds no page
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: (entry) => entry.page.size,
    dispose: (entry, key) => forget(key, entry.page.tags),
  })

  function forget(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysByTag.delete(tag)
    }
  }

  return {
    get: (key: string): Entry | undefined => entries.get(key),
    /** Without counting as a use. */
    peek: (key: string): Entry | undefined => entries.peek(key),

    set(key: string, page: StoredPage, at: number): void {
      const known = entries.peek(key)?.page
      // one that says the same keeps its thorough compression
      const isSame = known?.etag === page.etag && known.tags.join() === page.tags.join()
      entries.set(key, { page: isSame ? known : page, at })
      if (!entries.has(key)) return
      for (const tag of page.tags) {
        const keys = keysByTag.get(tag) ?? new Set<string>()
        keysByTag.set(tag, keys.add(key))
      }
    },

    delete: (key: string) => entries.delete(key),

    dropTag(tag: string): void {
      for (const key of [...(keysByTag.get(tag) ?? [])]) entries.delete(key)
    },

    clear(): void {
      entries.clear()
      keysByTag.clear()
    },
  }
}
