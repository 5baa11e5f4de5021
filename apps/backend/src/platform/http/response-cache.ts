import { LRUCache } from 'lru-cache'
import type { OpenDatabase } from '../database/open-database.ts'

const BYTES_A_MB = 1024 * 1024
/** Where the application set nothing, in megabytes. */
export const RESPONSE_CACHE_MB = 8
/** A character of a text that goes beyond Latin-1 takes two bytes; key, version and place take some more. */
const BYTES_A_CHARACTER = 2
const BYTES_AN_ENTRY = 300

type Entry = { version: string; text: string }

/** Responses as JSON by id and language, each with the version of what it was made from; those that nobody asks for go first. */
export type ResponseCache = {
  find(id: string, lang: string, version: string): string | undefined
  set(id: string, lang: string, version: string, text: string): void
}

/** @param megabytes what is held at most; 0: nothing */
export function createResponseCache(megabytes: number): ResponseCache & { readonly bytes: number } {
  const entries = new LRUCache<string, Entry>({
    maxSize: Math.max(1, megabytes * BYTES_A_MB),
    sizeCalculation: ({ text }) => text.length * BYTES_A_CHARACTER + BYTES_AN_ENTRY,
  })
  return {
    find(id, lang, version) {
      const found = entries.get(lang + id)
      return found?.version === version ? found.text : undefined
    },
    set(id, lang, version, text) {
      entries.set(lang + id, { version, text })
    },
    get bytes() {
      return entries.calculatedSize
    },
  }
}

const opened = new WeakMap<OpenDatabase['pool'], ResponseCache>()

/** Sets how much is held of what a database answered. */
export function openResponseCache(database: OpenDatabase, megabytes: number): ResponseCache {
  const cache = createResponseCache(megabytes)
  opened.set(database.pool, cache)
  return cache
}

/** What is held of one kind of answer; all kinds share the bound. */
export function responsesOf(database: OpenDatabase, kind: 'product' | 'details' | 'post'): ResponseCache {
  const cache = opened.get(database.pool) ?? openResponseCache(database, RESPONSE_CACHE_MB)
  return {
    find: (id, lang, version) => cache.find(`${kind}${id}`, lang, version),
    set: (id, lang, version, text) => cache.set(`${kind}${id}`, lang, version, text),
  }
}
