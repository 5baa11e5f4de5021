import { centsToEuros } from '@filiera/domain/money/money'
import { writeAudit } from '../../platform/audit/audit.store.ts'
import { announceProducts } from '../../platform/database/announce-change.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Services } from '../../services.ts'
import { updateLive } from '../seller-products/seller-products.store.ts'
import { lockSeenOffer, type OfferCall } from './lock-seen-offer.ts'
import { daysOf } from './offer-days.ts'
import { deleteComing } from './offers.store.ts'

/** Ends an offer that runs, at once, or takes off one to come. @throws ProblemError not_found, expired, changed_meanwhile */
export async function endOffer({ db, clock }: Services, call: OfferCall): Promise<void> {
  const at = clock.now()
  const { actor, id } = call
  await inTransaction(db, async (trx) => {
    const { product, offer } = await lockSeenOffer(trx, call, at)
    if (offer.state === 'coming') await deleteComing(trx, id)
    // the database ends the offer with the reduction
    else await updateLive(trx, product.id, { discounted_cents: null, discount_started_at: null }, at)
    await writeAudit(trx, actor, {
      kind: 'product',
      id: product.id,
      before: { priceDiscounted: centsToEuros(offer.discounted_cents), ...daysOf(offer) },
      after: { priceDiscounted: null, offer: id },
      at,
    })
    if (offer.state === 'running') await announceProducts(trx, [product.id])
  })
}
