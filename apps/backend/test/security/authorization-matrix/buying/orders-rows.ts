import { createProduct } from '../../../factories/catalogue.ts'
import { createAddress, createCheckout, fillCart, placement } from '../../../factories/order.ts'
import { type AccessRow, type AccessRows, nobodysId, type World } from '../access-row.ts'

/** An order number that nobody has. */
export const NOBODYS_ORDER = '0000-0000-0000-0000'

const storedOrders =
  ({ backend, owner }: World) =>
  () =>
    backend.services.db
      .selectFrom('purchase_order')
      .selectAll()
      .where('account_id', '=', owner.accountId)
      .execute()

/** A checkout of the owner of this row. */
export async function ownCheckout({ backend, owner }: World) {
  const addressId = await createAddress(backend, owner.accountId)
  return createCheckout(backend, [{}], { ...owner, addressId })
}

const list = (): AccessRow => ({
  async prepare(world) {
    const { checkout } = await ownCheckout(world)
    const secrets = [checkout.id, ...checkout.orders.map(({ id }) => id), world.owner.email]
    return { request: {}, status: 200, secrets, stored: storedOrders(world) }
  },
})

export const ordersRows = {
  placeCheckout: {
    async prepare(world) {
      const { backend, owner } = world
      const addressId = await createAddress(backend, owner.accountId)
      const { id } = await createProduct(backend.services.db)
      await fillCart(backend, owner.accountId, id, 1)
      const body = placement({ ...owner, addressId })
      const strange = { ...body, shippingAddressId: nobodysId(), billingAddressId: nobodysId() }
      return {
        request: { body },
        // Without an own address the stranger gets the same as for one that nobody has.
        unknown: { body: strange },
        status: 201,
        secrets: ['Via Roma 1'],
        stored: storedOrders(world),
      }
    },
  },
  placeOrder: {
    async prepare(world) {
      const { backend, owner } = world
      const addressId = await createAddress(backend, owner.accountId)
      const { id } = await createProduct(backend.services.db)
      await fillCart(backend, owner.accountId, id, 1)
      const cart = await backend.services.db
        .selectFrom('cart')
        .select('id')
        .where('account_id', '=', owner.accountId)
        .executeTakeFirstOrThrow()
      const body = { ...placement({ ...owner, addressId }), cartId: cart.id }
      return {
        request: { body },
        unknown: { body: { ...body, cartId: nobodysId() } },
        status: 201,
        secrets: ['Via Roma 1'],
        stored: storedOrders(world),
      }
    },
  },
  listOrders: list(),
  listCheckouts: list(),
  getOpenCheckout: list(),
  countCheckouts: {
    async prepare(world) {
      await ownCheckout(world)
      return { request: {}, status: 200, stored: storedOrders(world) }
    },
  },
  getOrder: {
    async prepare(world) {
      const { checkout } = await ownCheckout(world)
      const id = checkout.orders[0]?.id ?? ''
      return {
        request: { params: { id } },
        unknown: { params: { id: NOBODYS_ORDER } },
        status: 200,
        secrets: [id, world.owner.email],
        stored: storedOrders(world),
      }
    },
  },
  getCheckout: {
    async prepare(world) {
      const { checkout } = await ownCheckout(world)
      return {
        request: { params: { id: checkout.id } },
        unknown: { params: { id: nobodysId() } },
        status: 200,
        secrets: [checkout.id, world.owner.email],
        stored: storedOrders(world),
      }
    },
  },
} satisfies AccessRows
