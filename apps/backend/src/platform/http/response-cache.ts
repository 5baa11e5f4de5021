import type { OpenDatabase } from '../database/open-database.ts'

const BYTES_A_MB = 1024 * 1024
/** Where the application set nothing, in megabytes. */
export const RESPONSE_CACHE_MB = 8
/** A character of a text that goes beyond Latin-1 takes two bytes; key, version and place take some more. */
const BYTES_A_CHARACTER = 2
const BYTES_AN_ENTRY = 300

type Entry = { version: string; text: string }

/** Responses as JSON by id and language, each with the version of what it was made from; the oldest go first. */
export type ResponseCache = {
  find(id: string, lang: string, version: string): string | undefined
  set(id: string, lang: string, version: string, text: string): void
}

/** @param megabytes what is held at most; 0: nothing */
export function createResponseCache(megabytes: number): ResponseCache & { readonly bytes: number } {
  const entries = new Map<string, Entry>()
  let bytes = 0
  const sizeOf = ({ text }: Entry) => text.length * BYTES_A_CHARACTER + BYTES_AN_ENTRY
  const drop = (key: string, entry: Entry) => {
    entries.delete(key)
    bytes -= sizeOf(entry)
  }
  return {
    find(id, lang, version) {
      const found = entries.get(lang + id)
      return found?.version === version ? found.text : undefined
    },
    set(id, lang, version, text) {
      const key = lang + id
      const before = entries.get(key)
      if (before) drop(key, before)
      const entry = { version, text }
      entries.set(key, entry)
      bytes += sizeOf(entry)
      for (const [oldest, value] of entries) {
        if (bytes <= megabytes * BYTES_A_MB) break
        drop(oldest, value)
      }
    },
    get bytes() {
      return bytes
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
