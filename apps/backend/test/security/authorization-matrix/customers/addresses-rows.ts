import { createAddress } from '../../../factories/order.ts'
import { type AccessRow, type AccessRows, nobodysId, type World } from '../access-row.ts'

const body = {
  recipient: 'Berta Neri',
  street: 'Via Milano 2',
  city: 'Milano',
  region: 'MI',
  country: 'IT',
  zip: '20121',
  defaultShipping: true,
}

const storedAddresses =
  ({ backend, owner }: World) =>
  () =>
    backend.services.db.selectFrom('address').selectAll().where('account_id', '=', owner.accountId).execute()

/** A call on one address of the owner. */
const byId = (status: number, sent?: unknown): AccessRow => ({
  async prepare(world) {
    const id = await createAddress(world.backend, world.owner.accountId)
    const content = sent === undefined ? {} : { body: sent }
    return {
      request: { params: { id }, ...content },
      unknown: { params: { id: nobodysId() }, ...content },
      status,
      secrets: ['Via Roma 1', 'Anna Verdi'],
      stored: storedAddresses(world),
    }
  },
})

export const addressesRows = {
  listAddresses: {
    async prepare(world) {
      const id = await createAddress(world.backend, world.owner.accountId)
      return { request: {}, status: 200, secrets: [id, 'Via Roma 1'], stored: storedAddresses(world) }
    },
  },
  createAddress: {
    async prepare(world) {
      const id = await createAddress(world.backend, world.owner.accountId)
      return { request: { body }, status: 201, secrets: [id], stored: storedAddresses(world) }
    },
  },
  getAddress: byId(200),
  updateAddress: byId(200, body),
  deleteAddress: byId(204),
} satisfies AccessRows
