import { createJob, listJobItems } from '@filiera/contract/console/jobs'
import { listActivity } from '@filiera/contract/console/people/activity'
import { listShopPhotos } from '@filiera/contract/console/photos'
import { listShopReviews } from '@filiera/contract/console/reviews'
import { listSellerProducts } from '@filiera/contract/console/seller-products'
import type { Language } from '@filiera/domain/languages'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../test/build-test-backend.ts'
import { createCustomer } from '../../test/factories/account.ts'
import { createProduct, createSeller } from '../../test/factories/catalogue.ts'
import { createReview } from '../../test/factories/review.ts'
import { workOnJobs } from './jobs/work-on-jobs.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

/** What lists of the console call the one product of a shop. */
async function openShop(titles: Partial<Record<Language, string>>) {
  const { db } = backend.services
  const sellerId = await createSeller(db)
  const { id } = await createProduct(db, { seller_id: sellerId, titles, stock: 9 })
  const { headers } = await createCustomer(backend, { sellerId, audience: 'console' })
  const hash = id.padStart(64, '0')
  await db.insertInto('picture').values({ hash, format: 'jpeg', width: 8, height: 8, bytes: 99 }).execute()
  await db
    .insertInto('product_picture')
    .values({ product_id: id, position: 0, picture_hash: hash, alt: JSON.stringify(titles) })
    .execute()
  await createReview(backend, id)
  const keyed = { ...headers, 'idempotency-key': crypto.randomUUID() }
  const change = { what: 'low_stock', to: 3 } as const
  const job = await backend.call(createJob, { body: { ids: [id], change } }, keyed)
  if (!job.ok) throw new Error(job.problem.detail)
  while (await workOnJobs(backend.services));
  await db
    .insertInto('audit_entry')
    .values({
      ...{ at: backend.clock.now(), seller_id: sellerId, account_id: crypto.randomUUID(), role: 'owner' },
      ...{ action: 'x', object_kind: 'product', object_id: id, request_id: 'r' },
    })
    .execute()
  return async (lang: Language) => {
    const rows = await backend.call(listSellerProducts, { query: { ids: [id], lang } }, headers)
    const photos = await backend.call(listShopPhotos, { query: { lang } }, headers)
    const reviews = await backend.call(listShopReviews, { query: { lang } }, headers)
    const items = await backend.call(listJobItems, { params: { id: job.value.id }, query: { lang } }, headers)
    const log = await backend.call(listActivity, { query: { lang, kind: 'product' } }, headers)
    if (!rows.ok || !photos.ok || !reviews.ok || !items.ok || !log.ok) throw new Error('no answer')
    return [
      rows.value[0]?.title,
      photos.value.photos[0]?.uses[0]?.title,
      reviews.value.reviews[0]?.product.title,
      items.value[0]?.product.title,
      log.value.entries[0]?.object.title,
    ]
  }
}

it('names a product in the language of who reads, in every list the same', async () => {
  const names = await openShop({ it: 'Olio', en: 'Oil' })
  expect(await names('it')).toEqual(Array(5).fill('Olio'))
  expect(await names('en')).toEqual(Array(5).fill('Oil'))
  expect(await names('es')).toEqual(Array(5).fill('Olio'))
})
