import { changeProductDraft, publishProduct } from '@filiera/contract/console/products'
import { previewToken } from '../../../../src/console/preview/preview-token.ts'
import { createCategory, createProduct, createSeller, createWarehouse } from '../../../factories/catalogue.ts'
import { type AccessRow, type AccessRows, shopOf, type World } from '../access-row.ts'

const NOBODYS_PRODUCT = '999999999'
const body = { texts: { it: { title: 'Olio segreto' } } }

/** How far the product of a row has come. */
type Stage = 'new' | 'live' | 'drafted' | 'published'

/** A product of the owner's shop. */
async function shopProduct(world: World, stage: Stage) {
  const { backend, owner } = world
  const { db } = backend.services
  const { id } = await createProduct(db, {
    seller_id: await shopOf(world),
    titles: { it: 'Olio segreto' },
    ships_to: ['IT'],
    ...(stage === 'new' && { status: 'draft' }),
  })
  const steps = { new: [], live: [], drafted: ['draft'], published: ['draft', 'publish'] }[stage]
  for (const [version, step] of steps.entries()) {
    const headers = { ...owner.headers, 'if-match': `"v${version}"` }
    const done =
      step === 'draft'
        ? await backend.call(changeProductDraft, { params: { id }, body: { shelfLifeDays: 30 } }, headers)
        : await backend.call(publishProduct, { params: { id }, body: {} }, headers)
    if (!done.ok) throw new Error(`no ${step}: ${done.problem.detail}`)
  }
  const stored = () =>
    Promise.all([
      db.selectFrom('product').selectAll().where('id', '=', id).execute(),
      db.selectFrom('product_draft').select(['content', 'version']).where('product_id', '=', id).execute(),
      db.selectFrom('product_version').select('number').where('product_id', '=', id).execute(),
    ])
  return { id, seen: { 'if-match': `"v${steps.length}"` }, stored }
}

const onProduct = (
  stage: Stage,
  more: { body?: unknown; bodyAt?: (now: Date) => unknown; number?: string } = {},
  status = 200,
): AccessRow => ({
  async prepare(world) {
    const { id, seen, stored } = await shopProduct(world, stage)
    const { number, bodyAt, ...given } = more
    const sent = bodyAt ? { body: bodyAt(world.backend.clock.now()) } : given
    const request = (product: string) => ({
      params: { id: product, ...(number === undefined ? {} : { number }) },
      headers: seen,
      ...sent,
    })
    return {
      request: request(id),
      unknown: request(NOBODYS_PRODUCT),
      status,
      secrets: ['Olio segreto'],
      stored,
    }
  },
})

export const consoleProductsRows = {
  getSellerProduct: onProduct('drafted'),
  linkProductPreview: onProduct('drafted'),
  changeProductDraft: onProduct('live', { body }),
  discardProductDraft: onProduct('drafted'),
  removeSellerProduct: onProduct('new', {}, 204),
  publishProduct: onProduct('drafted', { body: {} }),
  scheduleProduct: onProduct('drafted', {
    bodyAt: (now) => ({ at: new Date(now.getTime() + 86_400_000).toISOString() }),
  }),
  unscheduleProduct: onProduct('drafted'),
  listProductVersions: onProduct('published'),
  getProductVersion: onProduct('published', { number: '2' }),
  restoreProductVersion: onProduct('published', { number: '1' }),
  readProductPreview: {
    async prepare({ backend }) {
      const { db, config, clock } = backend.services
      const seller_id = await createSeller(db)
      const { id } = await createProduct(db, { seller_id })
      const until = new Date(clock.now().getTime() + 60_000)
      const token = previewToken({ sellerId: seller_id, productId: id, until }, config.COOKIE_SECRET)
      return { request: { params: { token } }, status: 200 }
    },
  },
  readProductFamily: onProduct('live'),
  putProductFamily: {
    async prepare(world) {
      const { db } = world.backend.services
      const { id, stored } = await shopProduct(world, 'live')
      const { category_id } = await db
        .selectFrom('product')
        .select('category_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const { id: other } = await createProduct(db, { seller_id: await shopOf(world), category_id })
      const word = (it: string) => ({ it, en: '', es: '' })
      const members = [
        { id, value: word('500 ml') },
        { id: other, value: word('1 l') },
      ]
      const request = (product: string) => ({
        params: { id: product },
        headers: { 'if-match': '"v0"' },
        body: { axis: word('Formato'), members },
      })
      return {
        request: request(id),
        unknown: request(NOBODYS_PRODUCT),
        status: 200,
        secrets: ['Olio segreto'],
        stored: async () => [
          ...(await stored()),
          await db.selectFrom('product_family_member').selectAll().where('product_id', '=', id).execute(),
        ],
      }
    },
  },
  createSellerProduct: {
    async prepare(world) {
      const { backend, owner, stranger } = world
      const { db } = backend.services
      const shop = await shopOf(world)
      for (const person of [owner, stranger])
        await createWarehouse(db, { seller_id: await shopOf({ ...world, owner: person }) })
      const category = await db
        .selectFrom('category')
        .select('slug')
        .where('id', '=', await createCategory(db))
        .executeTakeFirstOrThrow()
      return {
        request: {
          body: { category: category.slug, title: 'Olio nuovo', price: 12.5 },
          headers: { 'idempotency-key': crypto.randomUUID() },
        },
        status: 201,
        stored: () => db.selectFrom('product').select('id').where('seller_id', '=', shop).execute(),
      }
    },
  },
} satisfies AccessRows
