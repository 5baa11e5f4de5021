import { endOfDay } from '@filiera/domain/dates/working-days'
import { pageAnswers } from '@filiera/server-kit/watch/metrics'
import { ANY_PRODUCT } from '../../app/state/server-contexts.ts'
import type { StoredPage } from './stored-page.ts'
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

/** A page being made; what changes meanwhile is remembered, so that an old page is never stored. */
type Flight = { made: Promise<StoredPage>; droppedTags: Set<string>; isDropped: boolean }

export type PageCache = ReturnType<typeof createPageCache>

/**
 * Rendered public pages by canonical address: fresh, then stale while one new render runs, dropped by tag. None outlives its day in
 * Italy: holidays, deliveries and seasons go by the calendar.
 */
export function createPageCache(options: PageCacheOptions) {
  const { now = Date.now } = options
  /** Renders newcomers may join, and all that run. */
  const flights = new Map<string, Flight>()
  const running = new Set<Flight>()
  const pages = createTaggedPages(options.maxBytes)

  const endOfToday = () => endOfDay(new Date(now())).getTime()
  let dayEnds = endOfToday()

  function isOutdated(flight: Flight, page: StoredPage): boolean {
    return flight.isDropped || page.tags.some((tag) => flight.droppedTags.has(tag))
  }

  async function make(key: string, flight: Flight): Promise<StoredPage> {
    try {
      const page = await flight.made
      if (page.status === 200 && !isOutdated(flight, page)) pages.set(key, page, now())
      else if (page.status < 500 && !isOutdated(flight, page)) pages.delete(key)
      return page
    } finally {
      running.delete(flight)
      if (flights.get(key) === flight) flights.delete(key)
    }
  }

  /** One render at a time per address; everybody who waits gets the same page. */
  function render(key: string, produce: () => Promise<StoredPage>): Promise<StoredPage> {
    const joined = flights.get(key)
    if (joined) return joined.made
    const flight: Flight = { made: produce(), droppedTags: new Set(), isDropped: false }
    flights.set(key, flight)
    running.add(flight)
    const made = make(key, flight)
    made.catch(() => undefined)
    return made
  }

  /** Drops everything, also what is being rendered. */
  function clear(): void {
    for (const flight of running) flight.isDropped = true
    flights.clear()
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
        render(key, produce).catch(() => undefined)
        return entry.page
      }
      if (!entry) {
        pageAnswers.inc({ from: 'made' })
        return render(key, produce)
      }
      // an old page is better than none, unless what it shows was changed meanwhile
      const hasChanged = () => pages.peek(key) !== entry
      const page = await render(key, produce).catch((error: unknown) => {
        if (hasChanged()) throw error
        return entry.page
      })
      const served = page.status < 500 || hasChanged() ? page : entry.page
      pageAnswers.inc({ from: served === entry.page ? 'old' : 'made' })
      return served
    },

    /** Drops every page that carries one of the tags, also those being rendered right now. */
    drop(tags: readonly string[]): void {
      for (const tag of concerned(tags)) {
        pages.dropTag(tag)
        for (const flight of running) flight.droppedTags.add(tag)
      }
      // who comes after the change must not wait for a render that began before it
      flights.clear()
    },

    /** Drops everything, e.g. after the change feed was interrupted. */
    clear,
  }
}
