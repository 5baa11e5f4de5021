import { z } from 'zod'
import type { CallBudget } from '../call-budget.ts'
import type { MangopayEvents } from '../catch-up.ts'
import type { MangopayClient } from './mangopay-client.ts'

const PAGE = 100

const events = z.array(z.object({ ResourceId: z.string(), EventType: z.string(), Date: z.number() }))

/** MangoPay's list of events: 45 days back (payments reference §3.14). */
export const createMangopayCatchUp = (client: MangopayClient, budget: CallBudget): MangopayEvents => ({
  hasRoom: budget.hasRoom,
  pageSize: PAGE,
  async listEvents(afterSeconds, page) {
    const query = new URLSearchParams({
      AfterDate: String(afterSeconds),
      page: String(page),
      per_page: String(PAGE),
      Sort: 'Date:ASC',
    })
    const list = await client.get(events, `/events?${query}`)
    return list.map(({ ResourceId, EventType, Date: at }) => ({
      type: EventType,
      resourceId: ResourceId,
      at,
    }))
  },
})
