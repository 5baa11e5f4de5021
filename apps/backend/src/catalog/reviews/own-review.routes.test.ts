import { getProduct } from '@filiera/contract/catalog/catalogue'
import * as contract from '@filiera/contract/catalog/reviews'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCustomer, type TestCustomer } from '../../../test/factories/account.ts'
import { createProduct } from '../../../test/factories/catalogue.ts'
import { createAddress } from '../../../test/factories/order.ts'
import { createBoughtLine, createDeliveredLine } from '../../../test/factories/review.ts'
import { checkoutOf, moveThrough, settleCheckout } from '../../../test/factories/settled-order.ts'
import { followFeed } from '../../../test/follow-feed.ts'

const DAY_MS = 86_400_000

let backend: TestBackend
let product: string
let buyer: TestCustomer
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())
beforeEach(async () => {
  product = (await createProduct(backend.services.db, { stock: 50 })).id
  // A new customer each time: sessions last 30 days and the clock moves.
  buyer = await createCustomer(backend)
})

const write = (body: object = {}, query: { lang?: 'it' | 'en' | 'es' } = {}) =>
  backend.call(
    contract.createReview,
    { params: { product }, query, body: { product, stars: 5, ...body } },
    buyer.headers,
  )
const own = () => backend.call(contract.getOwnReview, { params: { product } }, buyer.headers)
async function list() {
  const result = await backend.call(contract.listReviews, { params: { product }, query: {} })
  if (!result.ok) throw new Error(result.problem.detail)
  return result.value
}
async function written(body: object = {}) {
  const result = await write(body)
  if (!result.ok) throw new Error(result.problem.detail)
  return { product, reviewId: result.value.id }
}

/** A raw call: what the typed client would not let through. */
async function post(body: unknown) {
  const response = await fetch(`${backend.url}/products/${product}/reviews`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...buyer.headers },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}

it('is signed as its form says, also when the name came later', async () => {
  const { db } = backend.services
  const rename = (name: string, profile = {}) =>
    db
      .updateTable('account')
      .set({ name, profile: JSON.stringify(profile) })
      .where('id', '=', buyer.accountId)
      .execute()
  await rename('')
  await createDeliveredLine(backend, product, buyer)
  expect(await own()).toMatchObject({ value: { signedAs: null } })
  const { reviewId } = await written()
  expect(await list()).toMatchObject({ reviews: [{ author: 'Cliente' }] })
  await rename('', { firstName: 'Bea', lastName: 'Neri' })
  expect(await own()).toMatchObject({ value: { signedAs: 'Bea N.' } })
  await backend.call(
    contract.updateReview,
    { params: { product, reviewId }, body: { stars: 4 } },
    buyer.headers,
  )
  expect(await list()).toMatchObject({ reviews: [{ author: 'Bea N.', stars: 4 }] })
})

it('D69 is written once by who received the product, and shown and counted at once', async () => {
  expect(await own()).toMatchObject({ value: { review: null, canWrite: false, editableUntil: null } })
  await createDeliveredLine(backend, product, buyer)
  expect(await own()).toMatchObject({ value: { review: null, canWrite: true } })
  const now = backend.clock.now()
  const result = await write({ stars: 4, title: ' Buono ', text: 'Due righe.\nE basta.' }, { lang: 'en' })
  expect(result).toMatchObject({
    ok: true,
    value: {
      stars: 4,
      title: 'Buono',
      text: 'Due righe.\nE basta.',
      author: 'Anna V.',
      verified: true,
      lang: 'en',
      createdAt: now.toISOString(),
    },
  })
  expect(await list()).toMatchObject({ total: 1, mean: 4, reviews: [{ title: 'Buono' }] })
  expect(await own()).toMatchObject({
    value: {
      review: { title: 'Buono' },
      canWrite: false,
      editableUntil: new Date(now.getTime() + 30 * DAY_MS).toISOString(),
    },
  })
  expect(await write()).toMatchObject({ ok: false, problem: { status: 409, code: 'already_reviewed' } })
  expect(await list()).toMatchObject({ total: 1, mean: 4 })
})

it('needs a line that was delivered and is not wholly refunded', async () => {
  expect(await write()).toMatchObject({ ok: false, problem: { status: 403, code: 'not_bought' } })
  const { orderId } = await createDeliveredLine(backend, product, buyer)
  const canWrite = async () => {
    const result = await own()
    return result.ok && result.value.canWrite
  }
  for (const status of ['COMPLETED', 'RETURN_REQUESTED', 'PARTIALLY_REFUNDED', 'DISPUTED'] as const) {
    await moveThrough(backend, orderId, [status])
    expect(await canWrite()).toBe(true)
  }
  await moveThrough(backend, orderId, ['REFUNDED'])
  expect(await canWrite()).toBe(false)
})

it('needs it to arrive: not what was paid, shipped, or refunded in part on the way', async () => {
  const addressId = await createAddress(backend, buyer.accountId)
  const { orderId } = await createBoughtLine(backend, product, { ...buyer, addressId })
  await settleCheckout(backend, await checkoutOf(backend, orderId))
  const onTheWay = ['ACCEPTED', 'PREPARING', 'SHIPPED', 'RETURN_REQUESTED', 'PARTIALLY_REFUNDED'] as const
  for (const status of onTheWay) {
    expect(await write()).toMatchObject({ ok: false, problem: { code: 'not_bought' } })
    await moveThrough(backend, orderId, [status])
  }
  expect(await own()).toMatchObject({ ok: true, value: { canWrite: false } })
  expect(await write()).toMatchObject({ ok: false, problem: { code: 'not_bought' } })
})

it('of a product that nobody sells any more can be changed but not begun', async () => {
  const { db } = backend.services
  await createDeliveredLine(backend, product, buyer)
  const hide = () => db.updateTable('product').set({ status: 'draft' }).where('id', '=', product).execute()
  await hide()
  expect(await own()).toMatchObject({ ok: false, problem: { code: 'not_found' } })
  expect(await write()).toMatchObject({ ok: false, problem: { code: 'not_found' } })
  await db.updateTable('product').set({ status: 'published' }).where('id', '=', product).execute()
  const params = await written()
  await hide()
  expect(await own()).toMatchObject({ ok: true })
  expect(await backend.call(contract.removeReview, { params }, buyer.headers)).toMatchObject({ ok: true })
})

it('D69 names the field that is wrong and keeps nothing', async () => {
  await createDeliveredLine(backend, product, buyer)
  const right = { product, stars: 5 }
  const wrong: [unknown, string][] = [
    [{ ...right, stars: 0 }, 'stars'],
    [{ ...right, stars: 6 }, 'stars'],
    [{ ...right, stars: 4.5 }, 'stars'],
    [{ ...right, stars: '5' }, 'stars'],
    [{ product }, 'stars'],
    [{ ...right, text: 'x'.repeat(2001) }, 'text'],
    [{ ...right, text: 'a\u0000b' }, 'text'],
    [{ ...right, text: 7 }, 'text'],
    [{ ...right, title: 'x'.repeat(121) }, 'title'],
    [{ ...right, title: 'a\nb' }, 'title'],
    [{ ...right, product: '999999' }, 'product'],
    [{ stars: 5 }, 'product'],
    [{ ...right, author: 'Il Papa' }, 'author'],
    [{ ...right, verified: true }, 'verified'],
  ]
  for (const [body, field] of wrong) {
    expect(await post(body)).toMatchObject({
      status: 422,
      body: { code: 'invalid_body', fields: [{ field }] },
    })
  }
  expect(await list()).toMatchObject({ total: 0 })
  expect((await post({ ...right, text: 'x'.repeat(2000), title: 'x'.repeat(120) })).status).toBe(201)
})

it('is changed within 30 days, and the statistics with it', async () => {
  await createDeliveredLine(backend, product, buyer)
  const params = await written({ stars: 5, title: 'Ottimo', text: 'Sì.' })
  const update = (body: { stars: number; text?: string }) =>
    backend.call(contract.updateReview, { params, body }, buyer.headers)
  backend.clock.advance(29 * DAY_MS)
  expect(await update({ stars: 2, text: 'Ripensandoci.' })).toMatchObject({
    ok: true,
    value: { stars: 2, title: '', text: 'Ripensandoci.' },
  })
  expect(await list()).toMatchObject({ total: 1, mean: 2, distribution: [{}, {}, {}, { count: 1 }, {}] })
  expect(await backend.call(getProduct, { params: { id: product } })).toMatchObject({
    value: { stars: 2, reviewsCount: 1 },
  })
  expect(await update({ stars: 7 })).toMatchObject({ ok: false, problem: { code: 'invalid_body' } })
  backend.clock.advance(DAY_MS + 1)
  await backend.services.db
    .updateTable('session')
    .set({ expires_at: new Date(backend.clock.now().getTime() + DAY_MS) })
    .execute()
  expect(await update({ stars: 1 })).toMatchObject({ ok: false, problem: { status: 409, code: 'expired' } })
  expect(await list()).toMatchObject({ mean: 2 })
  expect(await backend.call(contract.removeReview, { params }, buyer.headers)).toMatchObject({ ok: true })
  expect(await list()).toMatchObject({ total: 0, mean: 0 })
})

it('that is hidden changes no statistics', async () => {
  const { db } = backend.services
  await createDeliveredLine(backend, product, buyer)
  const params = await written({ stars: 5 })
  await db.updateTable('review').set({ status: 'hidden' }).where('id', '=', params.reviewId).execute()
  const counted = () =>
    db.selectFrom('product').select(['stars_sum', 'reviews_count']).where('id', '=', product).execute()
  const before = await counted()
  await backend.call(contract.updateReview, { params, body: { stars: 1 } }, buyer.headers)
  expect(await counted()).toEqual(before)
})

it('that is hidden cannot be removed to write it anew', async () => {
  await createDeliveredLine(backend, product, buyer)
  const params = await written({ stars: 1, text: 'Da nascondere' })
  await backend.services.db
    .updateTable('review')
    .set({ status: 'hidden' })
    .where('id', '=', params.reviewId)
    .execute()
  expect(await backend.call(contract.removeReview, { params }, buyer.headers)).toMatchObject({
    problem: { status: 409, code: 'illegal_transition' },
  })
  const again = {
    body: { product, stars: 1, title: '', text: 'Da nascondere' },
    params: { product },
    query: { lang: 'it' as const },
  }
  expect(await backend.call(contract.createReview, again, buyer.headers)).toMatchObject({
    problem: { code: 'already_reviewed' },
  })
})

it('keeps what people write as text, markup and all', async () => {
  await createDeliveredLine(backend, product, buyer)
  const title = '"><script>alert(1)</script>'
  const text = '<img src=x onerror=alert(1)>\n</script><!-- \u2028 {{7*7}} javascript:alert(1)'
  await written({ title, text })
  expect((await list()).reviews[0]).toMatchObject({ title, text })
})

it('tells the pages of the product when it comes, changes and goes', async () => {
  await createDeliveredLine(backend, product, buyer)
  const next = await followFeed(backend)
  const page = expect.arrayContaining([`reviews:${product}`, `product:${product}`])
  const params = await written({ stars: 3 })
  expect(await next()).toEqual(page)
  await backend.call(contract.updateReview, { params, body: { stars: 4 } }, buyer.headers)
  expect(await next()).toEqual(page)
  await backend.call(contract.removeReview, { params }, buyer.headers)
  expect(await next()).toEqual(page)
})
