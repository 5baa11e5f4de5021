import type { ProductFormats } from '@filiera/contract/catalog/formats'
import type { BackendCall } from '@filiera/contract/client'
import type { EndpointAnswer } from '@filiera/contract/endpoint'
import { readProductPage } from '@filiera/contract/page-reads'
import { deliveryInWords } from '@filiera/domain/dates/delivery-days'
import { isOnHoliday } from '@filiera/domain/dates/holidays'
import { formatLongDate } from '@filiera/domain/dates/written-dates'
import type { Language } from '@filiera/domain/languages'
import { deliveryRange } from '@filiera/domain/places/delivery-range'
import { pageFailure } from '../../../frame/loading/answer-failure.server.ts'
import type { ReviewQuery } from '../../../pages/review-query.state.ts'
import type { PageTags } from '../../../state/server-contexts.ts'
import { textsOf } from '../../../texts/server-texts.server.ts'
import { cardProduct } from '../../product/card-product.ts'
import { pageRecipe } from './chapters/page-recipe.ts'

type Closed = { closedUntil: string | null; closedText: string }

/** What a shop on holiday says about its products (decision 39); null while it is open. */
function holiday({ closedUntil, closedText }: Closed, lang: Language, now: Date) {
  if (!isOnHoliday(closedUntil, now)) return null
  const t = textsOf(lang)
  return {
    title: t('sellers.closed', { date: formatLongDate(closedUntil, lang) }),
    text: closedText || t('sellers.closedText'),
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
  const { lang } = asked
  const { stars, sort, shown } = asked.reviews
  tags.add(`product:${id}`, `reviews:${id}`, 'catalogue')
  const read = await call(readProductPage, {
    params: { id },
    query: { limit: String(shown), lang, ...(stars && { stars: String(stars) }), ...(sort && { sort }) },
  })
  if (!read.ok) throw pageFailure(read.problem, 'product_get')
  const { product, pairing, sameSeller, instead } = read.value
  const beside = [...pairing, ...(read.value.recipe?.products ?? [])].map((row) => row.product)
  for (const { seller } of [product, ...beside]) tags.add(`seller:${seller.id}`)
  const formats = read.value.formats?.members ?? []
  for (const other of [...beside, ...sameSeller, ...instead, ...formats]) tags.add(`product:${other.id}`)
  return shapeProduct(read.value, asked)
}

/** What the choice shows of each format. */
const pageFormats = ({ axis, members }: ProductFormats) => ({
  axis,
  members: members.map(({ id, value, price, priceDiscounted, available }) => ({
    id,
    value,
    price: priceDiscounted ?? price,
    available,
  })),
})

export type LoadedProduct = ReturnType<typeof shapeProduct>

/** The page as the backend answers it, in the form in which it is shown. */
export function shapeProduct(
  { product, pairing, sameSeller, instead, dispatch, ...page }: EndpointAnswer<typeof readProductPage>,
  { lang, now }: { lang: Language; now: Date },
) {
  const closed = holiday(page.seller, lang, now)
  return {
    ...page,
    product: closed ? { ...product, available: false } : product,
    closed,
    /** As search engines read it. */
    family: page.formats,
    formats: page.formats && pageFormats(page.formats),
    recipe: page.recipe && pageRecipe(page.recipe, product.warehouse.id),
    pairing: pairing.map(({ reason, product: other }) => ({
      reason,
      product: cardProduct(other),
      sameParcel: other.warehouse.id === product.warehouse.id,
    })),
    sameSeller: sameSeller.map(cardProduct),
    instead: instead.map(cardProduct),
    delivery: deliveryInWords(deliveryRange(now, product.temperatureClass, dispatch), lang),
  }
}
