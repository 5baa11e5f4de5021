import * as contract from '@filiera/contract/orders/order-actions'
import { createAddress } from '../../../factories/order.ts'
import { createPaidOrder } from '../../../factories/paid-order.ts'
import { createPhoto } from '../../../factories/photo.ts'
import { type AccessCase, type AccessRow, type AccessRows, nobodysId, type World } from '../access-row.ts'
import { NOBODYS_ORDER } from './orders-rows.ts'

export const NOBODYS_PHOTO = `${'0'.repeat(32)}.webp`

/** A paid order of the owner. */
async function ownPaidOrder({ backend, owner }: World): Promise<string> {
  const addressId = await createAddress(backend, owner.accountId)
  return (await createPaidOrder(backend, [{}], { ...owner, addressId })).orderId
}

const stored = (orderId: string, { backend, owner }: World) => {
  const { db } = backend.services
  return async () => ({
    orders: await db.selectFrom('purchase_order').selectAll().where('id', '=', orderId).execute(),
    messages: await db.selectFrom('order_message').selectAll().where('order_id', '=', orderId).execute(),
    photos: (await db.selectFrom('order_message_photo').selectAll().execute()).length,
    cart: await db.selectFrom('cart').selectAll().where('account_id', '=', owner.accountId).execute(),
  })
}

const onOrder = (status: number, body?: object): AccessRow => ({
  async prepare(world) {
    const id = await ownPaidOrder(world)
    const sent = body ? { body } : {}
    return {
      request: { params: { id }, ...sent },
      unknown: { params: { id: NOBODYS_ORDER }, ...sent },
      status,
      secrets: [id, world.owner.email],
      stored: stored(id, world),
    }
  },
})

/** A message of the owner, and what is called on it. */
const onMessage = (
  make: (own: { id: string; messageId: string; world: World }) => Promise<AccessCase>,
): AccessRow => ({
  async prepare(world) {
    const id = await ownPaidOrder(world)
    const sent = await world.backend.call(
      contract.sendOrderMessage,
      { params: { id }, body: { message: 'Il vaso è rotto.' } },
      world.owner.headers,
    )
    if (!sent.ok) throw new Error(sent.problem.detail)
    const made = await make({ id, messageId: sent.value.id, world })
    return { ...made, secrets: [id, 'Il vaso'], stored: stored(id, world) }
  },
})

/** A photo of a message. */
export const photo = async () => new Blob([new Uint8Array(await createPhoto(64, 64))])

export const orderActionRows = {
  cancelOrder: onOrder(200),
  reorder: onOrder(200),
  sendOrderMessage: onOrder(201, { message: 'Quando parte?' }),
  listOrderMessages: onMessage(async ({ id }) => ({
    request: { params: { id } },
    unknown: { params: { id: NOBODYS_ORDER } },
    status: 200,
  })),
  addOrderMessagePhoto: onMessage(async ({ id, messageId }) => {
    const file = await photo()
    return {
      request: { params: { id, messageId }, file },
      unknown: { params: { id, messageId: nobodysId() }, file },
      status: 201,
    }
  }),
  getOrderMessagePhoto: onMessage(async ({ id, messageId, world }) => {
    const added = await world.backend.call(
      contract.addOrderMessagePhoto,
      { params: { id, messageId }, file: await photo() },
      world.owner.headers,
    )
    const file = added.ok ? (added.value.photos[0]?.split('/').at(-1) ?? '') : ''
    return {
      request: { params: { file } },
      unknown: { params: { file: NOBODYS_PHOTO } },
      status: 200,
      operator: 200,
    }
  }),
} satisfies AccessRows
