import { createProduct } from '../../../factories/catalogue.ts'
import { type AccessRows, shopOf, type World } from '../access-row.ts'

/** A product of the owner's shop, by a title that nobody else has. */
async function shopProduct(world: World) {
  const { db } = world.backend.services
  const title = `Segreto ${Math.random()}`
  const { id } = await createProduct(db, { seller_id: await shopOf(world), titles: { it: title } })
  const stored = () => db.selectFrom('product').selectAll().where('id', '=', id).execute()
  return { id, title, stored }
}

export const exchangeRows = {
  exportProducts: {
    async prepare(world) {
      const { title, stored } = await shopProduct(world)
      return {
        request: { body: { ids: null, format: 'csv', lang: 'it' } },
        status: 200,
        secrets: [title],
        stored,
      }
    },
  },
} satisfies AccessRows
