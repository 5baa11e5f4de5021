import { centsToEuros } from '@filiera/domain/money/money'
import type { ShopActor } from '../../platform/audit/audit.store.ts'
import { changedMeanwhile } from '../../platform/audit/changed-meanwhile.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import { notFound, ProblemError } from '../../platform/problem-error.ts'
import { lockSellerProduct } from '../seller-products/seller-products.store.ts'
import { daysOf } from './offer-days.ts'
import { findOfferProduct, findOpenOffers } from './offers.store.ts'

/** Which offer is changed, and on which version. */
export type OfferCall = { actor: ShopActor; id: string; version: number }

/**
 * Locks the product of an offer that is not over.
 * @throws ProblemError not_found, also for another shop's; expired for one of the past; changed_meanwhile
 */
export async function lockSeenOffer(trx: Transaction, { actor, id, version }: OfferCall, now: Date) {
  const productId = await findOfferProduct(trx, actor.sellerId, id)
  const product = productId && (await lockSellerProduct(trx, actor.sellerId, productId))
  if (!product) throw notFound()
  const offers = (await findOpenOffers(trx, [product.id])).get(product.id) ?? []
  const offer = offers.find((open) => open.id === id)
  // one to come is deleted when it is taken off
  if (!offer && !(await findOfferProduct(trx, actor.sellerId, id))) throw notFound()
  if (!offer) throw new ProblemError('expired', 'This offer is over: it stays as it was.')
  if (offer.version !== version) {
    const detail = 'Somebody changed this offer meanwhile.'
    const of = { kind: 'product', id: product.id, actions: ['changeOffer', 'endOffer'] } as const
    const priceDiscounted = centsToEuros(offer.discounted_cents)
    const current = { ...daysOf(offer), priceDiscounted, version: offer.version }
    throw await changedMeanwhile(trx, of, { detail, current, now })
  }
  return { product, offer, others: offers.filter((other) => other !== offer) }
}
