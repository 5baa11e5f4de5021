import { randomUUID } from 'node:crypto'
import type { CheckoutInput } from '@filiera/contract/orders'
import { announceChange } from '../database/announce-change.ts'
import type { Transaction } from '../database/open-database.ts'
import type { FrozenAddress } from '../database/tables/orders.ts'
import type { Identity } from '../http/identity.ts'
import { assertPayable } from '../payment/assert-sellers-payable.ts'
import { notFound, ProblemError } from '../problem-error.ts'
import type { Services } from '../services.ts'
import { checkPlacement, soldOut } from './check-placement.ts'
import {
  findByKey,
  findPlacementFacts,
  insertCheckout,
  lockBuyableLines,
  lockOpenCheckouts,
  type NewCheckout,
} from './checkout.store.ts'
import { closeCheckout } from './close-checkout.ts'
import { newHold } from './hold-times.ts'
import { mailOrderReceived } from './mail-order-received.ts'
import { newOrderNumber } from './order-number.ts'
import { cartKey, requestHash } from './request-key.ts'
import { takeStock } from './stock.store.ts'

export type Placement = { identity: Identity; input: CheckoutInput; idempotencyKey: string | undefined }

/** Takes the stock of all orders; nothing is held when one product is short. */
async function holdStock(trx: Transaction, checkout: NewCheckout): Promise<void> {
  const wanted = checkout.orders.flatMap(({ lines }) => lines)
  const taken = await takeStock(trx, wanted)
  const had = new Set(taken.map(({ productId }) => productId))
  const missing = wanted.filter(({ productId }) => !had.has(productId))
  if (missing.length > 0) throw soldOut(missing.map(({ productId }) => productId))
  const gone = taken.filter(({ stock }) => stock === 0).map(({ productId }) => `product:${productId}`)
  await announceChange(trx, gone)
}

/** Both addresses, as frozen as they will be. @throws ProblemError not_found when one is not the caller's */
function chosenAddresses({ input }: Placement, known: ReadonlyMap<string, FrozenAddress>) {
  const shipment = known.get(input.shippingAddressId)
  const invoice = known.get(input.billingAddressId)
  if (!shipment || !invoice) throw notFound()
  return { shipment, invoice }
}

/** Ends older unpaid checkouts of the account: their cart is the one being bought now, and their hold would be its rival. */
async function supersede(trx: Transaction, accountId: string, now: Date): Promise<boolean> {
  const open = await lockOpenCheckouts(trx, accountId)
  for (const id of open) {
    await closeCheckout(trx, id, { as: 'cancelled', cause: 'replaced by a newer checkout', now })
  }
  return open.length > 0
}

async function placeIn(trx: Transaction, services: Services, placement: Placement): Promise<string> {
  const { identity, input } = placement
  const { accountId } = identity
  const now = services.clock.now()
  const locale = input.locale ?? identity.locale
  const readLines = () => lockBuyableLines(trx, accountId, locale, now.toISOString().slice(0, 10))
  let lines = await readLines()
  const key = placement.idempotencyKey ?? cartKey(lines)
  const hash = requestHash(input)
  const addressIds = [input.shippingAddressId, input.billingAddressId]
  const { known, hasOpen, addresses } = await findPlacementFacts(trx, accountId, { addressIds, key })
  if (known?.requestHash === hash) return known.id
  if (known && placement.idempotencyKey) throw repeatedKey()
  const { shipment, invoice } = chosenAddresses(placement, addresses)
  if (hasOpen && (await supersede(trx, accountId, now))) lines = await readLines()
  if (known && (await findByKey(trx, accountId, key))) throw repeatedKey()
  const priced = checkPlacement(lines, input, shipment)
  assertPayable(lines.map(({ productId, sellerProviders }) => ({ productId, providers: sellerProviders })))
  const checkout: NewCheckout = {
    id: randomUUID(),
    accountId,
    totalCents: priced.totalCents,
    shipmentAddress: shipment,
    invoiceAddress: invoice,
    contactEmail: input.contactEmailAddress ?? identity.email,
    locale,
    termsVersion: services.config.TERMS_VERSION,
    ageConfirmedAt: input.ageConfirmed === true ? now : null,
    idempotencyKey: key,
    requestHash: hash,
    ...newHold(now, services.config.HOLD_MINUTES),
    createdAt: now,
    shippingMethod: input.shippingMethod,
    orders: priced.orders.map((order) => ({ ...order, id: newOrderNumber() })),
  }
  await holdStock(trx, checkout)
  await insertCheckout(trx, checkout)
  await mailOrderReceived(trx, checkout)
  return checkout.id
}

function repeatedKey(): ProblemError {
  return new ProblemError('idempotency_conflict', 'This cart is being bought with other details already.')
}

/**
 * Turns the account's carts into one checkout with one order per warehouse: prices frozen, stock held, all or nothing (decision 14).
 * The same key, or without one the same cart, gives the same checkout.
 * @returns the id of the checkout
 * @throws ProblemError not_found, cart_empty, cart_changed, sold_out, not_deliverable, seller_not_payable, idempotency_conflict, invalid_body
 */
export async function placeCheckout(services: Services, placement: Placement): Promise<string> {
  const id = await services.db.transaction().execute((trx) => placeIn(trx, services, placement))
  services.wakeOutbox()
  return id
}
