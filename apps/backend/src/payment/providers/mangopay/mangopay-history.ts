import { z } from 'zod'
import type { EventHistory, ToldEvent } from '../../event-history.ts'
import type { MangopayClient } from './mangopay-client.ts'
import { mangopayEventTypes } from './mangopay-onboarding.ts'

const PER_PAGE = 100
/** Events beyond this many pages are read the next time: their date is within its overlap. */
const MAX_PAGES = 50

const told = z.array(z.object({ ResourceId: z.string(), EventType: z.string(), Date: z.number() }))

/** MangoPay's list of events, the same that its hooks tell about (payments reference §3.14). */
export function createMangopayHistory(client: MangopayClient): EventHistory {
  const wanted: readonly string[] = mangopayEventTypes
  return {
    name: 'mangopay',
    async since(from) {
      const after = Math.floor(from.getTime() / 1000)
      const events: ToldEvent[] = []
      for (let page = 1; page <= MAX_PAGES; page++) {
        const query = `AfterDate=${after}&page=${page}&per_page=${PER_PAGE}`
        const part = await client.get(told, `/events?${query}`)
        for (const { ResourceId: resourceId, EventType: type, Date: date } of part) {
          if (wanted.includes(type)) events.push({ key: `${type}|${resourceId}|${date}`, type, resourceId })
        }
        if (part.length < PER_PAGE) break
      }
      return events
    },
  }
}
