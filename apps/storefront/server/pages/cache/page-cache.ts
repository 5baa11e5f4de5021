import { endOfDayAt } from '@filiera/domain/dates/working-days'
import { pageAnswers } from '@filiera/server-kit/watch/metrics'
import { ANY_PRODUCT } from '../../../app/state/server-contexts.ts'
import type { StoredPage } from '../stored-page.ts'
import { createRenders } from './renders.ts'
import { createTaggedPages, type Entry } from './tagged-pages.ts'

/** How long a page is served without asking, then how long it may still be served while a new one is made. */
export const FRESH_MS = 60_000
export const STALE_MS = 10 * 60_000

export type PageCacheOptions = {
  maxBytes: number
  /** Milliseconds since the epoch. */
  now?: () => number
}

/** Tags of the pages that a change concerns: a changed product may also enter lists that do not show it yet. */
const concerned = (tags: readonly string[]): readonly string[] =>
  tags.some((tag) => tag.startsWith('product:')) ? [...tags, ANY_PRODUCT] : tags

/** A page that is made anew, or the old one where that fails: it is better than none, unless what it shows was changed meanwhile. */
async function newOrOld(
  made: Promise<StoredPage>,
  old: StoredPage,
  hasChanged: () => boolean,
): Promise<StoredPage> {
  const page = await made.catch((error: unknown) => {
    if (hasChanged()) throw error
    return old
  })
  const served = page.status < 500 || hasChanged() ? page : old
  pageAnswers.inc({ from: served === old ? 'old' : 'made' })
  return served
}

export type PageCache = ReturnType<typeof createPageCache>

/**
 * Rendered public pages by canonical address: fresh, then stale while one new render runs, dropped by tag. None outlives its day in
 * Italy: holidays, deliveries and seasons go by the calendar.
 */
export function createPageCache(options: PageCacheOptions) {
  const { now = Date.now } = options
  const pages = createTaggedPages(options.maxBytes)
  const renders = createRenders((key, page) => {
    if (page.status === 200) pages.set(key, page, now())
    else if (page.status < 500) pages.delete(key)
  })

  const endOfToday = () => endOfDayAt(new Date(now())).getTime()
  let dayEnds = endOfToday()

  /** Drops everything, also what is being rendered. */
  function clear(): void {
    renders.clear()
    pages.clear()
  }

  function find(key: string): Entry | undefined {
    if (now() >= dayEnds) {
      clear()
      dayEnds = endOfToday()
    }
    return pages.get(key)
  }

  return {
    /**
     * The page of an address, from memory when it is fresh enough; `produce` renders it. However old one is, it is served where it
     * cannot be made anew.
     */
    async get(key: string, produce: () => Promise<StoredPage>): Promise<StoredPage> {
      const entry = find(key)
      const age = entry ? now() - entry.at : Number.POSITIVE_INFINITY
      if (entry && age <= FRESH_MS) {
        pageAnswers.inc({ from: 'fresh' })
        return entry.page
      }
      if (entry && age <= FRESH_MS + STALE_MS) {
        pageAnswers.inc({ from: 'stale' })
        renders.render(key, produce).catch(() => undefined)
        return entry.page
      }
      if (!entry) {
        pageAnswers.inc({ from: 'made' })
        return renders.render(key, produce)
      }
      return newOrOld(renders.render(key, produce), entry.page, () => pages.peek(key) !== entry)
    },

    /** Drops every page that carries one of the tags, also those being rendered right now. */
    drop(tags: readonly string[]): void {
      for (const tag of concerned(tags)) pages.dropTag(tag)
      renders.drop(concerned(tags))
    },

    /** Drops everything, e.g. after the change feed was interrupted. */
    clear,
  }
}
