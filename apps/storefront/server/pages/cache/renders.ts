import type { StoredPage } from '../stored-page.ts'

/** A page being made; what changes meanwhile is remembered, so that an old page is never stored. */
type Flight = { made: Promise<StoredPage>; droppedTags: Set<string>; isDropped: boolean }

function isOutdated(flight: Flight, page: StoredPage): boolean {
  return flight.isDropped || page.tags.some((tag) => flight.droppedTags.has(tag))
}

/**
 * Pages that are being rendered, one render at a time per address.
 * @param onMade hears of a page, unless what it shows was changed while it was rendered
 */
export function createRenders(onMade: (key: string, page: StoredPage) => void) {
  /** Renders newcomers may join, and all that run. */
  const flights = new Map<string, Flight>()
  const running = new Set<Flight>()

  async function make(key: string, flight: Flight): Promise<StoredPage> {
    try {
      const page = await flight.made
      if (!isOutdated(flight, page)) onMade(key, page)
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

  return {
    render,
    /** What carries one of the tags is not stored any more. */
    drop(tags: readonly string[]): void {
      for (const flight of running) for (const tag of tags) flight.droppedTags.add(tag)
      // who comes after the change must not wait for a render that began before it
      flights.clear()
    },
    /** Nothing of what is being rendered is stored any more. */
    clear(): void {
      for (const flight of running) flight.isDropped = true
      flights.clear()
    },
  }
}
