import { type ProductAttribute, selectProductAttributes } from '@filiera/contract/catalog/attributes'
import { listProducts, type Product } from '@filiera/contract/catalog/catalogue'
import type { BackendCall } from '@filiera/contract/client'
import type { Language } from '@filiera/domain/languages'
import { localPath } from '../../app/texts/language-path.ts'
import { xmlOf } from './write-xml.ts'

const PAGE = '100'
/** Google reads at most so many extra pictures. */
const MORE_PICTURES = 10

/**
 * One product as Google Merchant Center reads it (product data specification). Amounts in euros. A shop on holiday takes no orders: its
 * products are out of stock, because `backorder` promises that they can be ordered.
 */
export function merchantItem(
  product: Product,
  attributes: readonly ProductAttribute[],
  origin: string,
  language: Language,
): object {
  const amount = (euros: number) => `${euros.toFixed(2)} EUR`
  const picture = (url: string) => new URL(url, origin).href
  const { value, unit } = product.netQuantity
  return {
    'g:id': product.id,
    'g:title': product.title.slice(0, 150),
    'g:description': product.shortDescription.slice(0, 5000),
    'g:link': origin + localPath(language, `/product/${product.id}`),
    'g:image_link': picture(product.image),
    'g:additional_image_link': product.images.slice(1, MORE_PICTURES + 1).map(({ url }) => picture(url)),
    'g:availability': product.available ? 'in_stock' : 'out_of_stock',
    'g:price': amount(product.price),
    ...(product.priceDiscounted !== null && { 'g:sale_price': amount(product.priceDiscounted) }),
    'g:brand': product.brand ?? product.seller.name,
    'g:identifier_exists': 'no',
    'g:condition': 'new',
    'g:product_type': [product.category.parent, product.category]
      .flatMap((category) => category?.name ?? [])
      .join(' > '),
    'g:google_product_category': product.alcohol ? '499676' : '422',
    'g:unit_pricing_measure': `${value} ${unit === 'piece' ? 'ct' : unit}`,
    // each format is an item of its own
    ...(product.formats && { 'g:item_group_id': product.formats.family, 'g:size': `${value} ${unit}` }),
    'g:shipping_label': product.warehouse.id,
    'g:product_detail': attributes.map(({ name, text }) => ({
      'g:attribute_name': name,
      'g:attribute_value': text,
    })),
  }
}

const nextCursor = (link: string | null): string | undefined => {
  const address = /<([^<>]*)>;\s*rel="next"/.exec(link ?? '')?.[1]
  return address ? (new URL(address, 'http://localhost').searchParams.get('after') ?? undefined) : undefined
}

type Feed = { origin: string; language: Language; title: string }

/** A page of the catalogue and the cursor of the next one. */
async function readPage(call: BackendCall, language: Language, after: string | undefined) {
  const page = await call(listProducts, {
    query: { formats: 'each', sort: 'newest', limit: PAGE, lang: language, after },
  })
  if (!page.ok) throw new Error(`the catalogue cannot be read: ${page.problem.detail}`)
  const ids = page.value.map(({ id }) => id)
  const read = await call(selectProductAttributes, { query: { id_in: ids, lang: language } })
  if (!read.ok) throw new Error(`the attributes cannot be read: ${read.problem.detail}`)
  return {
    products: page.value,
    attributes: new Map(read.value.map(({ id, attributes }) => [id, attributes])),
    after: nextCursor(page.headers.get('link')),
  }
}

/**
 * The feed piece by piece, a hundred products a call, however long the catalogue.
 * @throws Error when a page cannot be read: a feed cut short would take products out of the index. Before the
 * first piece it rejects, later it breaks the answer off.
 */
export async function merchantFeed(call: BackendCall, feed: Feed): Promise<AsyncGenerator<string>> {
  const { origin, language, title } = feed
  let page = await readPage(call, language, undefined)
  return (async function* pieces() {
    yield '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>'
    yield xmlOf({ title, link: origin + localPath(language, '/'), description: title })
    for (;;) {
      const { products, attributes } = page
      yield xmlOf({
        item: products.map((product) =>
          merchantItem(product, attributes.get(product.id) ?? [], origin, language),
        ),
      })
      if (page.after === undefined) break
      page = await readPage(call, language, page.after)
    }
    yield '</channel></rss>\n'
  })()
}
