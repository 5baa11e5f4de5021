import { createProduct } from '../../../factories/catalogue.ts'
import { type AccessRow, type AccessRows, shopOf, type World } from '../access-row.ts'

const NOBODYS_ID = '999999999'

/** A product of the owner's shop with a lot of half of its pieces. */
async function shopLot(world: World, isBlocked: boolean) {
  const { db } = world.backend.services
  const { id } = await createProduct(db, { seller_id: await shopOf(world), stock: 10 })
  const { id: lot } = await db
    .insertInto('product_lot')
    .values({
      product_id: id,
      code: 'L-1',
      expires_on: null,
      expiry: null,
      pieces: 5,
      blocked_at: isBlocked ? new Date() : null,
      created_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const stored = async () => [
    await db.selectFrom('product').selectAll().where('id', '=', id).execute(),
    await db.selectFrom('product_lot').selectAll().where('product_id', '=', id).execute(),
  ]
  return { id, lot, stored }
}

const onLot = (body?: object, isBlocked = false): AccessRow => ({
  async prepare(world) {
    const { id, lot, stored } = await shopLot(world, isBlocked)
    const sent = body ? { body } : {}
    return {
      request: { params: { id, lot }, ...sent },
      unknown: { params: { id, lot: NOBODYS_ID }, ...sent },
      status: 200,
      stored,
    }
  },
})

const onLots = (body?: object): AccessRow => ({
  async prepare(world) {
    const { id, stored } = await shopLot(world, false)
    const sent = body ? { body } : {}
    return {
      request: { params: { id }, ...sent },
      unknown: { params: { id: NOBODYS_ID }, ...sent },
      status: 200,
      stored,
    }
  },
})

export const lotsRows = {
  listLots: onLots(),
  addLot: onLots({ code: 'L-2', pieces: 3 }),
  changeLot: onLot({ code: 'L-3', seen: { code: 'L-1' } }),
  blockLot: onLot({ reason: 'Vetro nel vasetto' }),
  releaseLot: onLot(undefined, true),
  listLotOrders: onLot(),
} satisfies AccessRows
