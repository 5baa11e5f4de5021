import * as contract from '@filiera/contract/orders/cart'
import { createProduct } from '../../../factories/catalogue.ts'
import { fillCart } from '../../../factories/order.ts'
import { type AccessCase, type AccessRow, type AccessRows, nobodysId, type World } from '../access-row.ts'

const storedLines =
  ({ backend, owner }: World) =>
  () =>
    backend.services.db
      .selectFrom('cart_line')
      .innerJoin('cart', 'cart.id', 'cart_line.cart_id')
      .select(['cart.id', 'cart_line.product_id', 'cart_line.quantity'])
      .where('cart.account_id', '=', owner.accountId)
      .execute()

/** A cart of the owner with two pieces of a product. */
async function ownCart(world: World) {
  const { backend, owner } = world
  const { id: productId } = await createProduct(backend.services.db)
  await fillCart(backend, owner.accountId, productId, 2)
  const { id: cartId } = await backend.services.db
    .selectFrom('cart')
    .select('id')
    .where('account_id', '=', owner.accountId)
    .executeTakeFirstOrThrow()
  return { productId, cartId, rest: { secrets: [cartId], stored: storedLines(world) } }
}

const onOwnCart = (make: (own: Awaited<ReturnType<typeof ownCart>>) => AccessCase): AccessRow => ({
  prepare: async (world) => make(await ownCart(world)),
})

/** A cart of a visitor; the request carries its cookie, a stranger's does not. */
const onVisitorCart = (
  make: (productId: string) => Pick<AccessCase['request'], 'body' | 'query'>,
): AccessRow => ({
  async prepare({ backend }) {
    const { db } = backend.services
    const { id: productId } = await createProduct(db)
    const put = await backend.call(contract.putVisitorCart, {
      body: { items: [{ productId, quantity: 2 }] },
    })
    if (!put.ok) throw new Error(put.problem.detail)
    const cookie = put.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const cartId = put.value[0]?.id ?? ''
    return {
      request: { ...make(productId), headers: { cookie } },
      status: 200,
      secrets: [cartId],
      stored: () => db.selectFrom('cart_line').selectAll().where('cart_id', '=', cartId).execute(),
    }
  },
})

export const cartRows = {
  getCarts: onOwnCart(({ rest }) => ({ request: {}, status: 200, ...rest })),
  stepCartItem: onOwnCart(({ productId, rest }) => ({
    request: { body: { productId, quantity: 1 } },
    status: 200,
    ...rest,
  })),
  mergeCart: onOwnCart(({ productId, rest }) => ({
    request: { body: { id: -1, items: [{ productId, quantity: 5 }] } },
    status: 200,
    ...rest,
  })),
  removeCartItem: onOwnCart(({ productId, cartId, rest }) => ({
    request: { params: { cartId, productId } },
    unknown: { params: { cartId: nobodysId(), productId } },
    status: 200,
    ...rest,
  })),
  clearCarts: onOwnCart(({ rest }) => ({ request: { params: { id: '-1' } }, status: 204, ...rest })),
  getVisitorCarts: onVisitorCart(() => ({})),
  putVisitorCart: onVisitorCart((productId) => ({ body: { productId, quantity: 1 } })),
  removeVisitorCartItem: onVisitorCart((productId) => ({ query: { itemId: productId } })),
} satisfies AccessRows
