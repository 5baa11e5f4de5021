import { DAY_ROWS, NEW_REVIEW_DAYS, type SellerDay } from '@filiera/contract/console/day'
import { dateInItaly } from '@filiera/domain/dates/holidays'
import type { Language } from '@filiera/domain/languages'
import { permissionsOf, type ShopPermission } from '@filiera/domain/shop-roles'
import { listConversations } from '../../orders/messages/list-conversations.ts'
import type { SellerIdentity } from '../../platform/identity.ts'
import type { Services } from '../../services.ts'
import { certificatesEndBy, listFirstProducts } from '../seller-products/list-seller-products.ts'
import { findEndingCertificates, findEndingLots, findNewReviews, findUnpublished } from './day.store.ts'

const DAY_MS = 86_400_000

async function readMessages(services: Services, sellerId: string): Promise<SellerDay['messages']> {
  const inbox = { sellerId, isWaiting: true, isClaim: false, search: undefined, after: undefined }
  const { waiting, claims, conversations } = await listConversations(services, inbox)
  const [first] = conversations
  const reported = claims > 0 ? await listConversations(services, { ...inbox, isClaim: true }) : null
  const due = (reported?.conversations ?? []).flatMap(({ customer, claim }) =>
    claim ? { customer, answerBy: claim.answerBy } : [],
  )
  const firstClaim = due.sort((a, b) => a.answerBy.localeCompare(b.answerBy))[0] ?? null
  const longest = first?.waitingSince ? { customer: first.customer, since: first.waitingSince } : null
  return { waiting, longest, claims, firstClaim }
}

/** What waits in a shop besides orders; parts that the role may not see are not asked for. */
export async function readDay(
  services: Services,
  { sellerId, role }: Pick<SellerIdentity, 'sellerId' | 'role'>,
  lang: Language,
): Promise<SellerDay> {
  const { db, clock } = services
  const now = clock.now()
  const permissions = permissionsOf(role)
  const ifMay = <T>(permission: ShopPermission, read: () => Promise<T>): Promise<T | null> =>
    permissions.includes(permission) ? read() : Promise.resolve(null)
  const since = new Date(now.getTime() - NEW_REVIEW_DAYS * DAY_MS)
  const first = (view: Parameters<typeof listFirstProducts>[2]) =>
    listFirstProducts(services, sellerId, view, { limit: DAY_ROWS, lang })
  const [messages, reviews, stock, lots, held, unpublished, certificates] = await Promise.all([
    ifMay('orders:read', () => readMessages(services, sellerId)),
    ifMay('orders:read', () => findNewReviews(db, sellerId, since)),
    ifMay('stock:read', () => first({ stock: 'low', sort: 'stock', order: 'asc' })),
    ifMay('stock:read', () =>
      findEndingLots(db, sellerId, { today: dateInItaly(now), lang, limit: DAY_ROWS }),
    ),
    ifMay('products:read', () => first({ state: ['held'], sort: 'changed', order: 'desc' })),
    ifMay('products:read', () => findUnpublished(db, sellerId, lang, DAY_ROWS)),
    ifMay('products:read', () => findEndingCertificates(db, sellerId, certificatesEndBy(now), DAY_ROWS)),
  ])
  return { messages, reviews, stock, lots, held, unpublished, certificates }
}
