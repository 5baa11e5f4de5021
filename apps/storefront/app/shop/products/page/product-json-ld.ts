import type { ProductAttribute } from '@filiera/contract/catalog/attributes'
import type { Product } from '@filiera/contract/catalog/catalogue'
import type { ProductFormats } from '@filiera/contract/catalog/formats'
import { dayAfter, isOnHoliday } from '@filiera/domain/dates/holidays'
import { categoryPath } from './page-product.ts'

const SCHEMA = 'https://schema.org'
/** UN/CEFACT codes of the units that prices are given for. */
const unitCodes: Readonly<Record<string, string>> = { kg: 'KGM', l: 'LTR', piece: 'C62' }

/**
 * Whether it can be bought. A shop on holiday takes no orders, so it is no back order; when nothing but the holidays stands in the way,
 * the day after them is told (decision 39).
 */
function availability({ available, stock, seller: { closedUntil } }: Product, now: Date): object {
  const isClosed = isOnHoliday(closedUntil, now)
  return {
    availability: available && !isClosed ? `${SCHEMA}/InStock` : `${SCHEMA}/OutOfStock`,
    ...(isClosed && stock !== 0 && { availabilityStarts: dayAfter(closedUntil) }),
  }
}

function offer(product: Product, url: string, now: Date): object {
  const price = (product.priceDiscounted ?? product.price).toFixed(2)
  const { value, unit } = product.unitPrice
  const code = unitCodes[unit]
  return {
    '@type': 'Offer',
    url,
    price,
    priceCurrency: product.currency,
    itemCondition: `${SCHEMA}/NewCondition`,
    ...availability(product, now),
    seller: { '@type': 'Organization', name: product.seller.name },
    ...(code && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: value.toFixed(2),
        priceCurrency: product.currency,
        valueAddedTaxIncluded: true,
        referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: code },
      },
    }),
  }
}

/** A number with its unit, anything else as it is read. */
const property = ({ name, kind, value, unit, text }: ProductAttribute): object => ({
  '@type': 'PropertyValue',
  name,
  value: kind === 'number' || kind === 'year' ? value : text,
  ...(kind === 'number' && unit && { unitText: unit }),
})

function faq(product: Product): object[] {
  if (product.questions.length === 0) return []
  const mainEntity = product.questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
  return [{ '@context': SCHEMA, '@type': 'FAQPage', mainEntity }]
}

/** The family of a product: its page stands for itself and names the pages of the others. */
function familyJsonLd(product: Product, { family, members }: ProductFormats, url: string) {
  // the same on the pages of all members
  const id = `${url.slice(0, url.lastIndexOf('/'))}/#family-${family}`
  const address = (member: string) => `${url.slice(0, url.lastIndexOf('/'))}/${member}`
  return {
    id,
    size: members.find((member) => member.id === product.id)?.value,
    value: {
      '@context': SCHEMA,
      '@type': 'ProductGroup',
      '@id': id,
      productGroupID: family,
      name: members[0]?.title,
      variesBy: `${SCHEMA}/size`,
      hasVariant: members.map(({ id: sku, title, value, price, priceDiscounted, available }) => ({
        '@type': 'Product',
        sku,
        name: title,
        size: value,
        url: address(sku),
        offers: {
          '@type': 'Offer',
          url: address(sku),
          price: (priceDiscounted ?? price).toFixed(2),
          priceCurrency: product.currency,
          availability: `${SCHEMA}/${available ? 'InStock' : 'OutOfStock'}`,
        },
      })),
    },
  }
}

/** What search engines read of a product: offer, unit price, rating when there is one, attributes, questions (visual direction §10). */
export function productJsonLd(
  product: Product & { attributes: readonly ProductAttribute[]; family?: ProductFormats | null },
  url: string,
  origin: string,
  now: Date,
): object[] {
  const { stars, reviewsCount, attributes, family } = product
  const group = family && familyJsonLd(product, family, url)
  return [
    {
      '@context': SCHEMA,
      '@type': 'Product',
      sku: product.id,
      name: product.title,
      description: product.shortDescription,
      image: product.images.map((image) => new URL(image.url, origin).href),
      category: categoryPath(product)
        .map(({ name }) => name)
        .join(' > '),
      ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
      ...(reviewsCount > 0 && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: stars, reviewCount: reviewsCount },
      }),
      ...(attributes.length > 0 && { additionalProperty: attributes.map(property) }),
      ...(group && { size: group.size, isVariantOf: { '@id': group.id } }),
      offers: offer(product, url, now),
    },
    ...(group ? [group.value] : []),
    ...faq(product),
  ]
}
