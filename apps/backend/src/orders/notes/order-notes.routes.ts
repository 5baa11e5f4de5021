import * as contract from '@filiera/contract/orders/order-notes'
import { shopActor } from '../../platform/audit/shop-actor.ts'
import { bind } from '../../platform/http/endpoint.ts'
import { changedVersion, sendVersion } from '../../platform/http/row-version.ts'
import type { Services } from '../../services.ts'
import { readOrderNote, writeOrderNote } from './write-order-note.ts'

/** What the team of a shop notes about its orders. */
export const orderNotesRoutes = (services: Services) => [
  bind(contract.getOrderNote, async ({ params, identity, reply }) => {
    const note = await readOrderNote(services, identity.sellerId, params.id)
    sendVersion(reply, note.version)
    return note
  }),
  bind(contract.writeOrderNote, (call) => {
    const { params, body, request } = call
    const written = { orderId: params.id, version: changedVersion(request), text: body.text }
    return writeOrderNote(services, shopActor(call), written)
  }),
]
