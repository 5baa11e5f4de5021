import { morningOf } from '@filiera/domain/dates/morning'
import { permissionsOf } from '@filiera/domain/shop-roles'
import { enqueueMail } from '../../mail/enqueue-mail.ts'
import type { MailData } from '../../mail/kinds.ts'
import { countSellerOrders } from '../../orders/fulfilment/count-seller-orders.ts'
import { countParcelsDue } from '../../orders/fulfilment/departures/count-parcels-due.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Services } from '../../services.ts'
import { findUndecided, type MorningPerson, takeDecision } from './morning.store.ts'
import { readDay } from './read-day.ts'

/** How often it is looked whether somebody's mail of the morning is due, in milliseconds. */
export const MORNING_POLL_MS = 60_000
const BATCH = 50

type Waiting = MailData<'seller-morning'>['waiting']

/** How much of what waits in a shop, as far as the person's role may see it. */
async function countWaiting(services: Services, person: MorningPerson): Promise<Waiting> {
  const { sellerId, role, locale } = person
  const day = await readDay(services, { sellerId, role }, locale)
  const seesOrders = permissionsOf(role).includes('orders:read')
  const orders = seesOrders ? await countSellerOrders(services, sellerId) : null
  const parcels = seesOrders ? await countParcelsDue(services, sellerId) : null
  return {
    late: parcels?.late ?? 0,
    ship: parcels?.today ?? 0,
    accept: orders?.to_accept ?? 0,
    messages: day.messages?.waiting ?? 0,
    returns: orders?.returns ?? 0,
    reviews: day.reviews?.count ?? 0,
    stock: day.stock?.count ?? 0,
    lots: day.lots?.count ?? 0,
    held: day.held?.count ?? 0,
    unpublished: day.unpublished?.count ?? 0,
    certificates: day.certificates?.count ?? 0,
  }
}

/** What waits is counted before anything is locked: the embedded database has one connection. @returns whether there is a mail */
async function mailPerson(services: Services, person: MorningPerson, day: string): Promise<boolean> {
  const { sellerId, accountId, shop, email: to, locale } = person
  const waiting = await countWaiting(services, person)
  return inTransaction(services.db, async (trx) => {
    if (!(await takeDecision(trx, person, day))) return false
    if (Object.values(waiting).every((count) => count === 0)) return false
    await enqueueMail(trx, {
      kind: 'seller-morning',
      key: `${day}:${sellerId}:${accountId}`,
      to,
      locale,
      sellerId,
      data: { shop, day, waiting },
      now: services.clock.now(),
    })
    return true
  })
}

/**
 * Mails those who work for a shop what waits there, on working days from seven in Italy on, once each; nobody where nothing waits,
 * and nobody any more from noon on. Safe with several workers. @returns how many mails there are
 */
export async function sendMornings(services: Services): Promise<number> {
  let mailed = 0
  const errors: unknown[] = []
  for (let after: MorningPerson | null = null; ; ) {
    const day = morningOf(services.clock.now())
    if (!day) break
    const people: MorningPerson[] = await findUndecided(services.db, day, { after, limit: BATCH })
    for (const person of people)
      try {
        if (await mailPerson(services, person, day)) mailed++
      } catch (error) {
        // one that fails must not keep the others waiting
        errors.push(error)
      }
    after = people.at(-1) ?? null
    if (people.length < BATCH) break
  }
  if (mailed > 0) services.notifyOutbox()
  if (errors.length > 0) throw errors[0]
  return mailed
}
