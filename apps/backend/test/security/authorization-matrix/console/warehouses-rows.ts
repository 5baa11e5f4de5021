import type { AccessRow, AccessRows, World } from '../access-row.ts'
import { shopOf } from '../access-row.ts'

const place = {
  name: 'Magazzino nuovo',
  street: 'Via Segreta 7',
  city: 'Cosenza',
  zip: '87100',
  province: 'CS',
  cutOff: '09:30',
  dispatchDays: [1, 3],
  shipsTo: null,
}
const NOBODYS_WAREHOUSE = '999999999'
const headers = { 'if-match': '"v1"' }

/** A warehouse of the owner's shop. */
async function ownWarehouse(world: World) {
  const { db } = world.backend.services
  const shop = await shopOf(world)
  const { id } = await db
    .insertInto('warehouse')
    .values({ seller_id: shop, name: 'Magazzino', region: 'calabria', street: 'Via Segreta 7' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const stored = () => db.selectFrom('warehouse').selectAll().where('id', '=', id).execute()
  return { id, stored }
}

const changing = (body: object): AccessRow => ({
  async prepare(world) {
    const { id, stored } = await ownWarehouse(world)
    const more = { body, headers }
    return {
      request: { params: { id }, ...more },
      unknown: { params: { id: NOBODYS_WAREHOUSE }, ...more },
      status: 200,
      secrets: ['Via Segreta 7'],
      stored,
    }
  },
})

export const warehousesRows = {
  listWarehouses: {
    async prepare(world) {
      const { stored } = await ownWarehouse(world)
      return { request: {}, status: 200, secrets: ['Via Segreta 7'], stored }
    },
  },
  addWarehouse: {
    async prepare(world) {
      const shop = await shopOf(world)
      const { db } = world.backend.services
      const stored = () =>
        db
          .selectFrom('warehouse')
          .select(['id', 'name'])
          .where('seller_id', '=', shop)
          .orderBy('id')
          .execute()
      return { request: { body: place }, status: 201, stored }
    },
  },
  closeWarehouse: {
    async prepare(world) {
      await ownWarehouse(world)
      const { id, stored } = await ownWarehouse(world)
      return {
        request: { params: { id }, headers },
        unknown: { params: { id: NOBODYS_WAREHOUSE }, headers },
        status: 204,
        stored,
      }
    },
  },
  changeWarehouse: changing(place),
  changeDelivery: changing({ fee: 5.9, freeFrom: 49 }),
} satisfies AccessRows
