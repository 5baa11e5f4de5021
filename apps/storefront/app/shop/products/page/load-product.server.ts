import type { BackendCall } from '@filiera/contract/client'
import { readProductPage } from '@filiera/contract/page-reads'
import { isOnHoliday } from '@filiera/domain/dates/holidays'
import type { Language } from '@filiera/domain/languages'
import { deliveryRange } from '@filiera/domain/places/delivery-range'
import { pageFailure } from '../../../frame/loading/answer-failure.server.ts'
import type { ReviewQuery } from '../../../pages/review-query.state.ts'
import type { PageTags } from '../../../state/server-contexts.ts'
import { formatDate } from '../../../texts/format-date.ts'
import { textsOf } from '../../../texts/server-texts.server.ts'
import { cardProduct } from '../card-product.ts'

/** What a shop on holiday says about its products (decision 39); null while it is open. */
function holiday(closedUntil: string | null, lang: Language, now: Date) {
  if (!isOnHoliday(closedUntil, now)) return null
  const t = textsOf(lang)
  return {
    title: t('sellers.closed', { date: formatDate(closedUntil, lang) }),
    text: t('sellers.closedText'),
  }
}

/**
 * A product with its label, seller, reviews and neighbours.
 * @throws a 404 or 503 answer when it cannot be read
 */
export async function loadProduct(
  call: BackendCall,
  id: string,
  asked: { lang: Language; reviews: ReviewQuery; now: Date },
  tags: PageTags,
) {
  const { lang, now } = asked
  const { stars, sort, shown } = asked.reviews
  tags.add(`product:${id}`, `reviews:${id}`, 'catalogue')
  const read = await call(readProductPage, {
    params: { id },
    query: { limit: String(shown), lang, ...(stars && { stars: String(stars) }), ...(sort && { sort }) },
  })
  if (!read.ok) throw pageFailure(read.problem, 'product_get')
  const { product, pairing, sameSeller, ...page } = read.value
  for (const { seller } of [product, ...pairing]) tags.add(`seller:${seller.id}`)
  for (const other of [...pairing, ...sameSeller]) tags.add(`product:${other.id}`)
  const closed = holiday(product.seller.closedUntil, lang, now)
  return {
    ...page,
    product: closed ? { ...product, available: false } : product,
    closed,
    pairing: pairing.map(cardProduct),
    sameSeller: sameSeller.map(cardProduct),
    delivery: deliveryRange(now, product.temperatureClass),
  }
}
