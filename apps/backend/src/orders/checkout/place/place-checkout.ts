import { randomUUID } from 'node:crypto'
import type { CheckoutInput } from '@filiera/contract/orders/orders'
import { dateInItaly } from '@filiera/domain/dates/holidays'
import { currentTerms } from '@filiera/domain/legal/terms-version'
import { accountOwner } from '../../../cart/cart-owner.ts'
import { followWarehouses } from '../../../cart/follow-warehouses.ts'
import { assertPayable } from '../../../catalog/sellers/assert-sellers-payable.ts'
import { announceProducts } from '../../../platform/database/announce-change.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import type { FrozenAddress } from '../../../platform/database/tables/orders.ts'
import type { Identity } from '../../../platform/identity.ts'
import { notFound, ProblemError } from '../../../platform/problem-error.ts'
import type { Services } from '../../../services.ts'
import { exchangeStock } from '../../stock/stock.store.ts'
import {
  findPlacementFacts,
  hasCart,
  insertCheckout,
  lockBuyableLines,
  type NewCheckout,
} from '../checkout.store.ts'
import type { BuyableLine } from '../price/price-checkout.ts'
import { newHold } from '../unpaid/hold-times.ts'
import { checkPlacement, soldOut } from './check-placement.ts'
import { mailOrderReceived } from './mail-order-received.ts'
import { awaitPlacement, countPlaced, lockOpenCheckout, recordKey } from './open-checkout.store.ts'
import { newOrderNumber } from './order-number.ts'
import { endReplaced, isPayable, tellReplaced } from './replace-checkout.ts'
import { cartKey, contentHash, requestHash } from './request-key.ts'

export type Placement = {
  identity: Identity
  /** `cartId`: that cart alone, all of the account's without. */
  input: CheckoutInput & { cartId?: string }
  idempotencyKey: string | undefined
}

/** Takes the stock of all orders, that of the replaced checkout first; nothing changes when one product is short. */
async function holdStock(
  trx: Transaction,
  lines: readonly BuyableLine[],
  heldBy: string | null,
  input: CheckoutInput,
): Promise<void> {
  const { short, turned } = await exchangeStock(trx, heldBy, lines)
  if (short.size > 0) {
    const now = lines.map((line) => ({ ...line, stock: short.get(line.productId) ?? line.stock }))
    throw soldOut(now, input)
  }
  await announceProducts(trx, turned)
}

/** Both addresses, as frozen as they will be. @throws ProblemError not_found when one is not the caller's */
function chosenAddresses({ input }: Placement, known: ReadonlyMap<string, FrozenAddress>) {
  const shipment = known.get(input.shippingAddressId)
  const invoice = known.get(input.billingAddressId)
  if (!shipment || !invoice) throw notFound()
  return { shipment, invoice }
}

type Frozen =
  | 'id'
  | 'accountId'
  | 'termsVersion'
  | 'ageConfirmedAt'
  | 'shippingMethod'
  | keyof ReturnType<typeof newHold>

/** A checkout that waits for its payment from now on. */
function newCheckout(
  { config }: Services,
  { identity, input }: Placement,
  chosen: Omit<NewCheckout, Frozen>,
): NewCheckout {
  return {
    ...chosen,
    ...newHold(chosen.createdAt, config.HOLD_MINUTES),
    id: randomUUID(),
    accountId: identity.accountId,
    termsVersion: currentTerms,
    ageConfirmedAt: input.ageConfirmed === true ? chosen.createdAt : null,
    shippingMethod: input.shippingMethod,
  }
}

/** The checkout; or a payment under way of the unpaid one, which the provider is asked about before it is replaced. */
type Placed = { id: string } | { unsettled: string }

async function placeIn(
  trx: Transaction,
  services: Services,
  placement: Placement,
  asked: ReadonlySet<string>,
): Promise<Placed> {
  const { identity, input } = placement
  const { accountId } = identity
  const now = services.clock.now()
  const locale = input.locale ?? identity.locale
  const { cartId = null } = input
  await awaitPlacement(trx, accountId)
  const open = await lockOpenCheckout(trx, accountId)
  await followWarehouses(trx, accountOwner(accountId), now)
  const lines = await lockBuyableLines(trx, accountId, { locale, today: dateInItaly(now), cartId })
  if (cartId && lines.length === 0 && !(await hasCart(trx, accountId, cartId))) throw notFound()
  const key = placement.idempotencyKey ?? cartKey(lines)
  const hash = requestHash(input)
  const addressIds = [input.shippingAddressId, input.billingAddressId]
  const { known, addresses } = await findPlacementFacts(trx, accountId, { addressIds, key })
  if (known && placement.idempotencyKey) {
    if (known.requestHash === hash) return { id: known.id }
    throw repeatedKey()
  }
  const { shipment, invoice } = chosenAddresses(placement, addresses)
  const priced = checkPlacement(lines, input, shipment)
  assertPayable(lines.map(({ productId, sellerProviders }) => ({ productId, providers: sellerProviders })))
  const email = input.contactEmailAddress ?? identity.email
  const method = input.shippingMethod
  const accepted = { method, email, termsVersion: currentTerms }
  const content = contentHash({ orders: priced.orders, shipment, invoice, ...accepted })
  if (open?.contentHash === content && isPayable(open, services.orderPayments.maxAttempts, now)) {
    if (placement.idempotencyKey)
      await recordKey(trx, { accountId, key, requestHash: hash, checkoutId: open.id })
    return { id: open.id }
  }
  // A person looks at the payment of the same cart.
  if (known && known.id !== open?.id) throw repeatedKey()
  if (open?.liveAttemptId && !asked.has(open.liveAttemptId)) return { unsettled: open.liveAttemptId }
  if (!identity.confirmed || email !== identity.email) await assertFewPlaced(trx, accountId, now)
  if (open) await endReplaced(trx, services.orderPayments, open.id, now)
  const checkout = newCheckout(services, placement, {
    totalCents: priced.totalCents,
    orders: priced.orders.map((order) => ({ ...order, id: newOrderNumber() })),
    shipmentAddress: shipment,
    invoiceAddress: invoice,
    contactEmail: email,
    locale,
    idempotencyKey: key,
    requestHash: hash,
    contentHash: content,
    createdAt: now,
  })
  await insertCheckout(trx, checkout)
  if (open) await tellReplaced(trx, open.id, checkout.id, now)
  await mailOrderReceived(trx, checkout)
  // Last: everybody who buys the same product waits for this one.
  await holdStock(trx, lines, open?.id ?? null, input)
  return { id: checkout.id }
}

/** Limit of orders to an unconfirmed address, because each sends a mail; a new order replaces the one before. */
const UNPROVED_AN_HOUR = 20
const HOUR_MS = 3_600_000

/** @throws ProblemError rate_limited */
async function assertFewPlaced(trx: Transaction, accountId: string, now: Date): Promise<void> {
  if ((await countPlaced(trx, accountId, new Date(now.getTime() - HOUR_MS))) < UNPROVED_AN_HOUR) return
  throw new ProblemError('rate_limited', 'Too many orders in an hour. Please come back later.', {
    retryAfterSeconds: HOUR_MS / 1000,
  })
}

function repeatedKey(): ProblemError {
  return new ProblemError('idempotency_conflict', 'This cart is being bought with other details already.')
}

/**
 * Turns the account's carts, or one of them, into a checkout with one order per warehouse: prices frozen, stock held, all or
 * nothing (decision 14). The same key, or the same order while it waits for payment, gives the same checkout; another one replaces it.
 * @returns the id of the checkout
 * @throws ProblemError not_found, cart_empty, cart_changed, sold_out, not_deliverable, seller_not_payable,
 * idempotency_conflict, invalid_body, rate_limited
 */
export async function placeCheckout(services: Services, placement: Placement): Promise<string> {
  const asked = new Set<string>()
  for (;;) {
    const placed = await inTransaction(services.db, (trx) => placeIn(trx, services, placement, asked))
    services.notifyOutbox()
    if ('id' in placed) return placed.id
    asked.add(placed.unsettled)
    // Without an answer it counts as unpaid, and money that comes later goes back.
    await services.orderPayments.refreshAttempt(placed.unsettled)
  }
}
