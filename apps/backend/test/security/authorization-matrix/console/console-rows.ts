import { createCustomer, TEST_PASSWORD } from '../../../factories/account.ts'
import { createProduct, createSeller } from '../../../factories/catalogue.ts'
import { type AccessRow, type AccessRows, plain, shopOf, type World } from '../access-row.ts'

const NOBODYS_PRODUCT = '999999999'

/** A product of the owner's shop. */
async function shopProduct(world: World) {
  const { db } = world.backend.services
  const { id } = await createProduct(db, {
    seller_id: await shopOf(world),
    titles: { it: `Segreto ${Math.random()}` },
  })
  const stored = () => db.selectFrom('product').selectAll().where('id', '=', id).execute()
  const { title } = await db
    .selectFrom('product_text')
    .select('title')
    .where('product_id', '=', id)
    .executeTakeFirstOrThrow()
  return { id, stored, secrets: [title] }
}

type Options = { body?: () => unknown; headers?: Readonly<Record<string, string>> }

/** A call on one product of the shop. */
const onProduct = ({ body, headers }: Options = {}): AccessRow => ({
  async prepare(world) {
    const { id, stored, secrets } = await shopProduct(world)
    const sent = { ...(body && { body: body() }), ...(headers && { headers }) }
    return {
      request: { params: { id }, ...sent },
      unknown: { params: { id: NOBODYS_PRODUCT }, ...sent },
      status: 200,
      secrets,
      stored,
    }
  },
})

const SAVED = { name: 'Vista segreta', view: { columns: ['stock'] } }
const SAVED_ORDERS = { name: 'Vista segreta', view: { grouped: 'true' } }

/** What the owner saved for themselves; others of the shop have their own. */
function savedViews({ backend, owner }: World) {
  const { db } = backend.services
  const stored = () =>
    Promise.all([
      db.selectFrom('saved_view').selectAll().where('account_id', '=', owner.accountId).execute(),
      db.selectFrom('saved_order_view').selectAll().where('account_id', '=', owner.accountId).execute(),
    ])
  return { secrets: [SAVED.name], stored }
}

const readsViews: AccessRow = {
  prepare: async (world) => ({ request: {}, status: 200, ...savedViews(world) }),
}
const putsViews = (saved: object): AccessRow => ({
  async prepare(world) {
    const { stored } = savedViews(world)
    const request = { body: { views: [saved] }, headers: { 'if-match': '"v0"' } }
    return { request, status: 200, stored }
  },
})

export const consoleRows = {
  readSavedViews: readsViews,
  readSavedOrdersViews: readsViews,
  putSavedViews: putsViews(SAVED),
  putSavedOrdersViews: putsViews(SAVED_ORDERS),
  loginSeller: {
    async prepare({ backend }) {
      const sellerId = await createSeller(backend.services.db)
      const { email } = await createCustomer(backend, { sellerId })
      return { request: { body: { username: email, password: TEST_PASSWORD } }, status: 200 }
    },
  },
  readSellerSession: plain(200),
  confirmPassword: plain(204, { body: { password: TEST_PASSWORD } }),
  readProductForm: plain(200),
  listCategoryAttributes: plain(200, { params: { slug: 'vini' } }),
  listSellerProductIds: {
    async prepare(world) {
      const { secrets, stored } = await shopProduct(world)
      return { request: {}, status: 200, secrets, stored }
    },
  },
  countSellerProducts: plain(200),
  countWaiting: plain(200),
  readYesterday: plain(200),
  readSellerDay: {
    async prepare(world) {
      const { id, secrets, stored } = await shopProduct(world)
      await world.backend.services.db.updateTable('product').set({ stock: 3 }).where('id', '=', id).execute()
      return { request: {}, status: 200, secrets, stored }
    },
  },
  readSellerFigures: plain(200, { query: { from: '2026-10-01', to: '2026-10-31' } }),
  listSellerProducts: {
    async prepare(world) {
      const { id, secrets, stored } = await shopProduct(world)
      return { request: { query: { ids: id } }, status: 200, secrets, stored }
    },
  },
  changeSellerProduct: onProduct({ body: () => ({ price: 12.5 }), headers: { 'if-match': '"v1"' } }),
  moveStock: onProduct({ body: () => ({ delta: 3, reason: 'delivery', requestId: crypto.randomUUID() }) }),
  changeStockLevel: onProduct({ body: () => ({ lowStock: 4 }), headers: { 'if-match': '"v1"' } }),
  listStockMovements: onProduct(),
  listStockIds: {
    async prepare(world) {
      const { secrets, stored } = await shopProduct(world)
      return { request: {}, status: 200, secrets, stored }
    },
  },
  listStock: {
    async prepare(world) {
      const { id, secrets, stored } = await shopProduct(world)
      return { request: { query: { ids: id } }, status: 200, secrets, stored }
    },
  },
} satisfies AccessRows
