import { randomBytes } from 'node:crypto'
import { addReviews } from '../../catalog/reviews/add-reviews.ts'
import type { NewReview } from '../../catalog/reviews/reviews.store.ts'
import { createPasswords } from '../../customers/account/password/passwords.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Transaction } from '../../platform/database/open-database.ts'
import type { ReviewText, SeedCustomer } from '../data/customer-schemas.ts'
import { readCustomers, readReplies } from '../data/read-demo-data.ts'
import { repeatable } from '../data/repeatable.ts'
import { daysBefore } from '../data/seed-rows.ts'
import { chooseWords } from './choose-words.ts'
import { type Goods, type PlacedBy, placePurchase, readGoods } from './place-purchase.ts'
import { type Purchase, planPurchases } from './plan-purchases.ts'
import { pick } from './random.ts'
import { settleOrders } from './settle-orders.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** Accounts of the reviewers are this old. */
const MEMBER_SINCE_DAYS = 400
const DELIVERY_DAYS = 3
/** Low reviews are answered this often. */
const ANSWERED = 0.7
/** The demonstration accounts that have something delivered, and may review it. */
const demoBuyers = ['cliente@filiera.example', 'cliente2@filiera.example']

type GoodsById = Awaited<ReturnType<typeof readGoods>>

const emailOf = ({ first, last }: SeedCustomer, index: number) =>
  `${first}.${last}.${index + 1}@clienti.example`.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const addressOf = (buyer: SeedCustomer) => ({
  recipient: `${buyer.first} ${buyer.last}`,
  street: buyer.street,
  city: buyer.city,
  region: buyer.province,
  country: 'IT',
  zip: buyer.zip,
})

/** Accounts that nobody can enter: their password is thrown away. */
async function insertBuyers(trx: Transaction, passwordHash: string, now: Date): Promise<PlacedBy[]> {
  const since = daysBefore(now, MEMBER_SINCE_DAYS)
  const buyers = readCustomers()
  const rows = await trx
    .insertInto('account')
    .values(
      buyers.map((buyer, index) => ({
        email: emailOf(buyer, index),
        password_hash: passwordHash,
        name: `${buyer.first} ${buyer.last}`,
        profile: JSON.stringify({ firstName: buyer.first, lastName: buyer.last }),
        locale: buyer.locale,
        confirmed_at: since,
        photo_name: null,
        created_at: since,
      })),
    )
    .returning(['id', 'email'])
    .execute()
  const idOf = new Map(rows.map(({ id, email }) => [email, id]))
  return buyers.map((buyer, index) => {
    const email = emailOf(buyer, index)
    return { accountId: idOf.get(email) ?? '', email, locale: buyer.locale, address: addressOf(buyer) }
  })
}

function linesOf(purchase: Purchase, goods: GoodsById): Goods[] {
  return purchase.products.flatMap(({ id, quantity }) => {
    const line = goods.get(id)
    return line ? [{ ...line, quantity }] : []
  })
}

/** Minutes differ from buyer to buyer; the day is the plan's. */
const momentOf = ({ daysAgo, buyer }: Purchase, now: Date) =>
  new Date(daysBefore(now, daysAgo).getTime() + (8 + (buyer % 12)) * HOUR_MS + ((buyer * 13) % 60) * 60_000)

type Placed = { purchase: Purchase; checkout: Awaited<ReturnType<typeof placePurchase>>; by: PlacedBy }

/** Reviews of what was bought, one to ten days after its delivery; no text stands twice on a product. */
function writeReviews(
  placed: readonly Placed[],
  goods: GoodsById,
  categoryOf: ReadonlyMap<string, string>,
  now: Date,
) {
  const random = repeatable(1812)
  const usedOn = new Map<string, Set<ReviewText>>()
  return placed.flatMap(({ purchase, checkout, by }) =>
    checkout.orders.flatMap((order) =>
      order.lines.map((line): NewReview => {
        const stars = purchase.products.find(({ id }) => id === line.productId)?.stars ?? 5
        const used = usedOn.get(line.productId) ?? new Set<ReviewText>()
        usedOn.set(line.productId, used)
        const slug = goods.get(line.productId)?.slug ?? ''
        const product = { category: categoryOf.get(line.productId) ?? '', slug }
        const words = chooseWords(random, product, { stars, locale: by.locale, used })
        const after = (DELIVERY_DAYS + 1 + random() * 9) * DAY_MS
        const at = new Date(Math.min(checkout.createdAt.getTime() + after, now.getTime() - HOUR_MS))
        const answer =
          stars <= 2 && words.lang === 'it' && random() < ANSWERED ? pick(random, readReplies()) : undefined
        const [first = '', last = ''] = by.address.recipient.split(' ')
        return {
          ...words,
          productId: line.productId,
          accountId: by.accountId,
          orderId: order.id,
          position: line.position,
          stars,
          author: `${first} ${last.slice(0, 1)}.`,
          reply: answer
            ? { text: answer, at: new Date(Math.min(at.getTime() + DAY_MS, now.getTime())) }
            : null,
          at,
        }
      }),
    ),
  )
}

/** Something delivered a fortnight ago for each demonstration customer, not reviewed yet. */
async function placeForDemo(trx: Transaction, goods: GoodsById, now: Date): Promise<string[]> {
  const accounts = await trx
    .selectFrom('account')
    .innerJoin('address', 'address.account_id', 'account.id')
    .where('account.email', 'in', demoBuyers)
    .where('address.default_shipping', '=', true)
    .select(['account.id', 'account.email', 'account.locale'])
    .select(['recipient', 'street', 'city', 'region', 'country', 'zip'])
    .execute()
  const bought = [...goods.values()].filter(({ alcohol }) => !alcohol).slice(0, 4)
  const placed: string[] = []
  for (const { id, email, locale, ...address } of accounts) {
    const by: PlacedBy = { accountId: id, email, locale, address }
    const at = new Date(daysBefore(now, 16).getTime() + 10 * HOUR_MS)
    placed.push((await placePurchase(trx, by, bought, at)).id)
  }
  return placed
}

async function loadIn(trx: Transaction, passwordHash: string, now: Date): Promise<number> {
  const products = await trx
    .selectFrom('product')
    .innerJoin('category', 'category.id', 'product.category_id')
    .leftJoin('category as above', 'above.id', 'category.parent_id')
    .where('product.status', '=', 'published')
    .where('product.source_key', 'is', null)
    .orderBy('popularity', 'desc')
    .orderBy('product.slug')
    .select((eb) => [
      'product.id',
      'product.created_at',
      eb.fn.coalesce('above.slug', 'category.slug').as('category'),
    ])
    .execute()
  const goods = await readGoods(trx)
  const plan = planPurchases(
    products
      .filter(({ id }) => goods.has(id))
      .map(({ id, created_at }) => ({
        id,
        createdDaysAgo: Math.floor((now.getTime() - created_at.getTime()) / DAY_MS),
      })),
    readCustomers().length,
  )
  const accounts = await insertBuyers(trx, passwordHash, now)
  const placed: Placed[] = []
  for (const purchase of plan) {
    const by = accounts[purchase.buyer]
    if (!by) continue
    const at = momentOf(purchase, now)
    const checkout = await placePurchase(trx, by, linesOf(purchase, goods), at)
    placed.push({ purchase, checkout, by })
  }
  const forDemo = await placeForDemo(trx, goods, now)
  await settleOrders(trx, [...placed.map(({ checkout }) => checkout.id), ...forDemo], now)
  const categoryOf = new Map(products.map(({ id, category }) => [id, category]))
  const reviews = writeReviews(placed, goods, categoryOf, now)
  await addReviews(trx, reviews)
  return reviews.length
}

/**
 * Gives the demonstration its history, once: customers, orders delivered to them, and the reviews they wrote.
 * @returns how many reviews were written; 0 when there are some already or no products
 */
export async function loadReviews(
  db: Database,
  clock: Clock,
  report: (line: string) => void,
): Promise<number> {
  const known = await db.selectFrom('review').select('id').limit(1).executeTakeFirst()
  const product = await db
    .selectFrom('product')
    .select('id')
    .where('source_key', 'is', null)
    .limit(1)
    .execute()
  if (known || product.length === 0) return 0
  const passwordHash = await createPasswords().hash(randomBytes(24).toString('base64url'))
  const written = await db.transaction().execute((trx) => loadIn(trx, passwordHash, clock.now()))
  report(`reviews: ${written} by ${readCustomers().length} customers`)
  return written
}
