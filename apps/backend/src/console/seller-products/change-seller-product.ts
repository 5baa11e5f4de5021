import type { SellerProduct } from '@filiera/contract/console/seller-products'
import { centsToEuros, eurosToCents } from '@filiera/domain/money/money'
import { type ShopActor, writeAudit } from '../../platform/audit/audit.store.ts'
import { changedMeanwhile } from '../../platform/audit/changed-meanwhile.ts'
import { announceProducts } from '../../platform/database/announce-change.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import { notFound, wrongField } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { readSellerProduct } from './list-seller-products.ts'
import { reducedSince } from './reduced-since.ts'
import {
  findMissing,
  type LiveChange,
  type LockedProduct,
  lockSellerProduct,
  updateLive,
} from './seller-products.store.ts'

/** What counts at once; what is left out stays. Money in euros. */
export type SellerProductChange = {
  price?: number | undefined
  /** Null ends the offer. */
  priceDiscounted?: number | null | undefined
  state?: 'on_sale' | 'paused' | undefined
  lowStock?: number | undefined
}

/** The fields that a call can change, as the contract names them. */
const liveOf = ({
  price_cents,
  discounted_cents,
  status,
  low_stock,
}: Pick<LockedProduct, 'price_cents' | 'discounted_cents' | 'status' | 'low_stock'>) => ({
  price: centsToEuros(price_cents),
  priceDiscounted: discounted_cents === null ? null : centsToEuros(discounted_cents),
  state: status === 'published' ? 'on_sale' : status === 'withdrawn' ? 'paused' : 'draft',
  lowStock: low_stock,
})

/** Refuses a change that was made on an older version, with what is there now. */
async function refuseOlder(trx: Transaction, product: LockedProduct, version: number, now: Date) {
  if (product.row_version === version) return
  const detail = 'Somebody changed this product meanwhile.'
  const of = { kind: 'product', id: product.id } as const
  throw await changedMeanwhile(trx, of, { detail, current: liveOf(product), now })
}

/** A new offer begins now and has no end; one that stays goes on. @throws ProblemError invalid_body when it is no reduction */
function priceChange(product: LockedProduct, change: SellerProductChange, now: Date): LiveChange {
  const price_cents = change.price === undefined ? product.price_cents : eurosToCents(change.price)
  const discounted_cents =
    change.priceDiscounted === undefined
      ? product.discounted_cents
      : change.priceDiscounted === null
        ? null
        : eurosToCents(change.priceDiscounted)
  if (discounted_cents !== null && discounted_cents >= price_cents)
    throw wrongField('priceDiscounted', 'must be less than the price')
  if (discounted_cents === product.discounted_cents) return { price_cents }
  const discount_started_at = discounted_cents === null ? null : reducedSince(product, discounted_cents, now)
  return { price_cents, discounted_cents, discount_started_at }
}

/** @throws ProblemError invalid_body for a product that was never published, or lacks something now */
async function stateChange(
  trx: Transaction,
  product: LockedProduct,
  state: SellerProductChange['state'],
): Promise<LiveChange> {
  if (state === undefined) return {}
  if (product.status === 'draft') throw wrongField('state', 'was never published')
  if (state === 'paused') return { status: 'withdrawn' }
  const missing = await findMissing(trx, product.id)
  if (missing.length > 0) throw wrongField('state', `cannot be sold without ${missing.join(', ')}`)
  return { status: 'published' }
}

/**
 * Changes price, offer, state or the level of few pieces of a product, at once.
 * @param version the one that was changed
 * @throws ProblemError not_found, also for another shop's; changed_meanwhile; invalid_body
 */
export async function changeSellerProduct(
  { db, clock }: Services,
  actor: ShopActor,
  { id, version, change }: { id: string; version: number; change: SellerProductChange },
): Promise<SellerProduct> {
  const now = clock.now()
  await inTransaction(db, async (trx) => {
    const product = await lockSellerProduct(trx, actor.sellerId, id)
    if (!product) throw notFound()
    await refuseOlder(trx, product, version, now)
    const live: LiveChange = {
      ...priceChange(product, change, now),
      ...(await stateChange(trx, product, change.state)),
      ...(change.lowStock === undefined ? {} : { low_stock: change.lowStock }),
    }
    await updateLive(trx, id, live, now)
    await writeAudit(trx, actor, {
      kind: 'product',
      id,
      before: liveOf(product),
      after: liveOf({ ...product, ...live }),
      at: now,
    })
    await announceProducts(trx, [id], change.state === undefined ? [] : ['catalogue'])
  })
  return readSellerProduct(db, actor.sellerId, id)
}
