import { addDays, dateInItaly } from '@filiera/domain/dates/holidays'
import { createProduct } from '../../../factories/catalogue.ts'
import { type AccessRow, type AccessRows, shopOf, type World } from '../access-row.ts'

const NOBODYS_OFFER = '999999999'

/** An offer of the owner's shop that runs. */
async function ownOffer(world: World) {
  const { db } = world.backend.services
  const title = `Segreto ${Math.random()}`
  const { id: product } = await createProduct(db, {
    seller_id: await shopOf(world),
    titles: { it: title },
    price_cents: 1000,
    discounted_cents: 800,
  })
  const stored = () => db.selectFrom('offer').selectAll().where('product_id', '=', product).execute()
  const { id } = await db
    .selectFrom('offer')
    .select('id')
    .where('product_id', '=', product)
    .executeTakeFirstOrThrow()
  return { id, title, stored }
}

const onOffer = (status: number, bodyAt?: (now: Date) => unknown): AccessRow => ({
  async prepare(world) {
    const { id, title, stored } = await ownOffer(world)
    const body = bodyAt?.(world.backend.clock.now())
    const sent = { ...(body !== undefined && { body }), headers: { 'if-match': '"v1"' } }
    return {
      request: { params: { id }, ...sent },
      unknown: { params: { id: NOBODYS_OFFER }, ...sent },
      status,
      secrets: [title],
      stored,
    }
  },
})

export const offersRows = {
  listOffers: {
    async prepare(world) {
      const { title, stored } = await ownOffer(world)
      return { request: { query: { state: 'running' } }, status: 200, secrets: [title], stored }
    },
  },
  changeOffer: onOffer(200, (now) => ({ from: dateInItaly(now), to: addDays(dateInItaly(now), 8) })),
  endOffer: onOffer(204),
} satisfies AccessRows
