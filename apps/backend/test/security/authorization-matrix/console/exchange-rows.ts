import { createExport } from '@filiera/contract/console/exchange'
import { createImport } from '@filiera/contract/console/imports'
import { workOnJobs } from '../../../../src/console/jobs/work-on-jobs.ts'
import { createProduct, createWarehouse } from '../../../factories/catalogue.ts'
import { type AccessRow, type AccessRows, shopOf, type World } from '../access-row.ts'

/** A product of the owner's shop, by a title that nobody else has. */
async function shopProduct(world: World) {
  const { db } = world.backend.services
  const title = `Segreto ${Math.random()}`
  const { id } = await createProduct(db, { seller_id: await shopOf(world), titles: { it: title } })
  const stored = () => db.selectFrom('product').selectAll().where('id', '=', id).execute()
  return { id, title, stored }
}

const sheetOf = (id: string) => new Blob([`Numero;Prezzo con IVA\n${id};9,90\n`])

/** An export of the owner's shop, made or begun. */
const onExport = (isMade: boolean, body?: object): AccessRow => ({
  async prepare(world) {
    const { backend, owner } = world
    const { id: product, title, stored } = await shopProduct(world)
    const begun = await backend.call(
      createExport,
      { body: { ids: [product], format: 'csv', lang: 'it' } },
      { ...owner.headers, 'idempotency-key': crypto.randomUUID() },
    )
    if (!begun.ok) throw new Error(begun.problem.detail)
    if (isMade) while (await workOnJobs(backend.services));
    const { id } = begun.value
    return {
      request: { params: { id }, ...(body && { body }) },
      unknown: { params: { id: '999999999' }, ...(body && { body }) },
      status: 200,
      permission: 'products:read',
      secrets: [title],
      stored,
    }
  },
})

export const exchangeRows = {
  createOrdersExport: {
    async prepare() {
      const body = { from: '2026-01-01', to: '2026-01-31', lang: 'it' }
      return { request: { body, headers: { 'idempotency-key': crypto.randomUUID() } }, status: 202 }
    },
  },
  lookAtImport: {
    async prepare(world) {
      const { id, stored } = await shopProduct(world)
      return { request: { file: sheetOf(id), query: { name: 'listino.csv' } }, status: 200, stored }
    },
  },
  createImport: {
    async prepare(world) {
      const { id, stored } = await shopProduct(world)
      // a shop without one has nowhere to ship new products from
      const strange = await shopOf({ ...world, owner: world.stranger })
      await createWarehouse(world.backend.services.db, { seller_id: strange })
      const query = { name: 'listino.csv', lang: 'it', columns: 'title_it' }
      const headers = { 'idempotency-key': crypto.randomUUID() }
      const file = new Blob([`Nome\n${id}\n`])
      return { request: { file, query, headers }, status: 202, stored }
    },
  },
  correctRow: {
    async prepare(world) {
      const { backend, owner } = world
      const { id: product, title, stored } = await shopProduct(world)
      const begun = await backend.call(
        createImport,
        {
          file: new Blob([`Numero;Prezzo\n${product};1,234\n`]),
          query: { name: 'listino.csv', lang: 'it', columns: ['id', 'price'] },
        },
        { ...owner.headers, 'idempotency-key': crypto.randomUUID() },
      )
      if (!begun.ok) throw new Error(begun.problem.detail)
      while (await workOnJobs(backend.services));
      const body = { cells: { price: '2,50' } }
      return {
        request: { params: { id: begun.value.id, position: '0' }, body },
        unknown: { params: { id: '999999999', position: '0' }, body },
        status: 200,
        secrets: [title],
        stored,
      }
    },
  },
  createExport: {
    async prepare(world) {
      const { stored } = await shopProduct(world)
      const body = { ids: null, format: 'csv', lang: 'it' }
      return { request: { body, headers: { 'idempotency-key': crypto.randomUUID() } }, status: 202, stored }
    },
  },
  readExport: onExport(true),
  changeExport: onExport(false, { state: 'paused' }),
} satisfies AccessRows
