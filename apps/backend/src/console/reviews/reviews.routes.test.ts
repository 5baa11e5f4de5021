import { listReviews } from '@filiera/contract/catalog/reviews'
import { listShopReviews, REVIEW_PAGE, replyToReview, reportReview } from '@filiera/contract/console/reviews'
import { decideCase, listCases } from '@filiera/contract/payments/cases'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCustomer, type TestCustomer } from '../../../test/factories/account.ts'
import { createProduct, createSeller } from '../../../test/factories/catalogue.ts'
import { createReview } from '../../../test/factories/review.ts'
import { followFeed } from '../../../test/follow-feed.ts'

const HOUR_MS = 3_600_000

let backend: TestBackend
let shop: string
let product: string
let owner: TestCustomer
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())
beforeEach(async () => {
  const { db } = backend.services
  shop = await createSeller(db)
  product = (await createProduct(db, { seller_id: shop, stock: 90 })).id
  owner = await createCustomer(backend, { sellerId: shop })
})

async function list(query: { stars?: string; reply?: 'none'; review?: string; after?: string } = {}) {
  const answer = await backend.call(listShopReviews, { query }, owner.headers)
  if (!answer.ok) throw new Error(answer.problem.detail)
  return answer.value
}
const reply = (id: string, text: string, corrects: string | null = null, who = owner) =>
  backend.call(replyToReview, { params: { id }, body: { text, corrects } }, who.headers)

it('replies once: the shop’s pages show it, and 48 hours later it stays as it is', async () => {
  const id = await createReview(backend, product, { stars: 2 })
  const next = await followFeed(backend)
  const answered = await reply(id, 'Ci dispiace.\nLo rimandiamo.')
  const until = new Date(backend.clock.now().getTime() + 48 * HOUR_MS).toISOString()
  expect(answered).toMatchObject({ value: { id, replyEditableUntil: until } })
  expect(await next()).toEqual(expect.arrayContaining([`reviews:${product}`, `product:${product}`]))
  const shown = await backend.call(listReviews, { params: { product }, query: {} })
  expect(shown).toMatchObject({ value: { reviews: [{ reply: { text: 'Ci dispiace.\nLo rimandiamo.' } }] } })

  backend.clock.advance(47 * HOUR_MS)
  expect(await reply(id, 'Rimandato ieri.', 'Ci dispiace.\nLo rimandiamo.')).toMatchObject({
    value: { reply: { text: 'Rimandato ieri.' }, replyEditableUntil: until },
  })
  backend.clock.advance(HOUR_MS + 1)
  expect(await reply(id, 'Mai rotto.', 'Rimandato ieri.')).toMatchObject({ problem: { code: 'expired' } })
  expect((await list()).reviews[0]?.reply?.text).toBe('Rimandato ieri.')
})

it('says what a colleague replied meanwhile, and writes who replied', async () => {
  const id = await createReview(backend, product)
  const colleague = await createCustomer(backend, { sellerId: shop, role: 'orders' })
  await reply(id, 'Grazie!', null, colleague)
  expect(await reply(id, 'Grazie mille!')).toMatchObject({
    problem: { code: 'changed_meanwhile', changed: { by: 'Anna Verdi', current: { reply: 'Grazie!' } } },
  })
  // sent again it is the same reply
  expect(await reply(id, 'Grazie!')).toMatchObject({ ok: true })
  await reply(id, 'Grazie mille!', 'Grazie!')
  const entries = await backend.services.db
    .selectFrom('audit_entry')
    .select(['account_id', 'role', 'before', 'after'])
    .where('object_kind', '=', 'review')
    .where('object_id', '=', id)
    .orderBy('id')
    .execute()
  expect(entries).toEqual([
    { account_id: colleague.accountId, role: 'orders', before: null, after: { reply: 'Grazie!' } },
    {
      account_id: owner.accountId,
      role: 'owner',
      before: { reply: 'Grazie!' },
      after: { reply: 'Grazie mille!' },
    },
  ])
})

it('takes no empty or endless reply, and only of who works on orders', async () => {
  const id = await createReview(backend, product)
  expect(await reply(id, ' \n ')).toMatchObject({ problem: { code: 'invalid_body' } })
  expect(await reply(id, 'a'.repeat(601))).toMatchObject({ problem: { code: 'invalid_body' } })
  const viewer = await createCustomer(backend, { sellerId: shop, role: 'viewer' })
  expect(await reply(id, 'Grazie!', null, viewer)).toMatchObject({ problem: { code: 'forbidden' } })
  await backend.services.db.updateTable('review').set({ status: 'hidden' }).where('id', '=', id).execute()
  expect(await reply(id, 'Grazie!')).toMatchObject({ problem: { code: 'not_found' } })
  expect((await list()).total).toBe(0)
})

it('lists them newest first, page by page, also those of one moment; by stars and without a reply', async () => {
  const ids: string[] = []
  for (let at = 0; at < REVIEW_PAGE + 2; at += 1) {
    if (at % 3 === 0) backend.clock.advance(60_000)
    ids.push(await createReview(backend, product, { stars: at === 0 ? 1 : 5 }))
  }
  const first = await list()
  const second = await list({ after: first.next ?? '' })
  expect([first.reviews.length, second.reviews.length, second.next]).toEqual([REVIEW_PAGE, 2, null])
  const shown = [...first.reviews, ...second.reviews]
  expect(shown.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  const moments = shown.map(({ createdAt }) => createdAt)
  expect(moments).toEqual(moments.toSorted().reverse())
  expect(first).toMatchObject({ total: REVIEW_PAGE + 2, unanswered: REVIEW_PAGE + 2 })

  const [oldest = ''] = ids
  expect((await list({ stars: '1' })).reviews.map(({ id }) => id)).toEqual([oldest])
  await reply(oldest, 'Ci dispiace.')
  expect((await list({ stars: '1', reply: 'none' })).reviews).toEqual([])
  const one = await list({ review: oldest })
  expect(one.reviews).toMatchObject([
    { id: oldest, product: { id: product }, reply: { text: 'Ci dispiace.' } },
  ])
  expect(one.unanswered).toBe(REVIEW_PAGE + 1)
})

const report = (id: string, body: { reason: 'false' | 'offensive' | 'other'; words: string }, who = owner) =>
  backend.call(reportReview, { params: { id }, body }, who.headers)

it('reports a review once with a reason; it stays public until a person takes it out', async () => {
  const id = await createReview(backend, product, { stars: 1, title: 'Ladri', text: 'Li conosco.' })
  await createReview(backend, product, { stars: 5 })
  for (const body of [
    { reason: 'false', words: ' ' },
    { reason: 'other', words: '' },
    { reason: 'offensive', words: 'a'.repeat(601) },
  ] as const)
    expect(await report(id, body)).toMatchObject({ problem: { code: 'invalid_body' } })
  const viewer = await createCustomer(backend, { sellerId: shop, role: 'viewer' })
  expect(await report(id, { reason: 'offensive', words: '' }, viewer)).toMatchObject({
    problem: { code: 'forbidden' },
  })
  expect(await report(id, { reason: 'false', words: 'Non ha comprato da noi.' })).toMatchObject({
    value: { report: { reason: 'false', words: 'Non ha comprato da noi.', isOpen: true } },
  })
  expect(await report(id, { reason: 'offensive', words: '' })).toMatchObject({
    problem: { code: 'conflict' },
  })

  const operator = await createCustomer(backend, { groups: ['customer', 'operator'] })
  const cases = await backend.call(listCases, { query: { kind: 'reported_review' } }, operator.headers)
  if (!cases.ok) throw new Error(cases.problem.code)
  const [item] = cases.value.filter(({ review }) => review?.productId === product)
  expect(item).toMatchObject({
    choices: ['hide_review', 'close'],
    review: { title: 'Ladri', text: 'Li conosco.', reason: 'false', words: 'Non ha comprato da noi.' },
  })
  const shown = async () => {
    const answer = await backend.call(listReviews, { params: { product }, query: {} })
    return answer.ok && answer.value.reviews.map(({ stars }) => stars).toSorted()
  }
  expect(await shown()).toEqual([1, 5])
  const params = { id: item?.id ?? '' }
  const body = { decision: 'hide_review', note: 'Insulta.' } as const
  expect(await backend.call(decideCase, { params, body }, operator.headers)).toMatchObject({ ok: true })
  expect(await shown()).toEqual([5])
  expect((await list()).reviews.map((review) => review.id)).not.toContain(id)
  const { rows } = await sql`select payload from outbox where key = ${`mail:review-hidden:${id}`}`.execute(
    backend.services.db,
  )
  const data = { product: `Prodotto ${product}`, reason: 'false', note: 'Insulta.' }
  expect(rows).toMatchObject([{ payload: { to: expect.stringContaining('@'), data } }])
})

it('says that a reported review stays when a person decided so', async () => {
  const id = await createReview(backend, product)
  await report(id, { reason: 'offensive', words: '' })
  const operator = await createCustomer(backend, { groups: ['customer', 'operator'] })
  const item = await backend.services.db
    .selectFrom('review_task')
    .select('id')
    .where('review_id', '=', id)
    .executeTakeFirstOrThrow()
  const body = { decision: 'close', note: 'Non offende.' } as const
  await backend.call(decideCase, { params: item, body }, operator.headers)
  expect((await list({ review: id })).reviews).toMatchObject([{ report: { isOpen: false } }])
})
