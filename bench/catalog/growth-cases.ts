import { encodeCursor } from '../../apps/backend/src/catalog/listing/product-cursor.ts'
import type { Catalogue } from '../large-catalogue.ts'

/**
 * Addresses asked for in turn. `dense`: p50 and p99 of the large catalogue against the small one; `sparse`: p50 against `select 1`.
 */
export type Case = { name: string; kind: 'dense' | 'sparse'; paths: string[] }

const sorts = ['popular', 'price_asc', 'price_desc', 'newest', 'rating']
const bySort = (filter: string) => sorts.map((sort) => `/products?${filter}&sort=${sort}`)

async function column<T>({ pool }: Catalogue, text: string): Promise<T[]> {
  const { rows } = await pool.query<{ value: T }>(text)
  return rows.map(({ value }) => value)
}

/** Sellers, brands and products at even distances through the catalogue, the largest of each among them. */
async function pickFrom(catalogue: Catalogue) {
  const spread = (from: string, value: string, order: string) =>
    column<string>(
      catalogue,
      `select value from (select ${value} as value, row_number() over (order by ${order}) - 1 as n, count(*) over () as all_of_them from ${from}) picked
       where n % greatest(1, all_of_them / 20) = 0 limit 20`,
    )
  return {
    categories: await column<string>(
      catalogue,
      `select c.slug as value from product_listing l join category own on own.id = l.category_id join category c on c.id in (own.id, own.parent_id)
       group by 1 order by count(*) desc limit 9`,
    ),
    sellers: await spread(
      '(select seller_id, count(*) as n from product_listing group by 1 having count(*) > 12) sellers',
      'seller_id::text',
      'sellers.n desc, seller_id',
    ),
    brands: await spread(
      '(select brand, count(*) as n from product_listing where brand is not null group by 1) brands',
      'brand',
      'brands.n desc, brand',
    ),
    attributes: await spread(
      `(select substr(v.facet, 11) || ':' || v.value as chosen, count(*) as n from facet_value v join product_listing l on l.facets @> array[v.id]
        where v.facet like 'attribute:%' and l.product_id % 100 = 0 group by 1) chosen`,
      'chosen',
      'n desc, chosen',
    ),
    products: await spread('product_listing', 'product_id::text', 'popularity desc, product_id'),
  }
}

/** Cursors from all depths of an order. */
async function cursors(
  catalogue: Catalogue,
  sort: 'popular' | 'price_asc' | 'newest',
  key: string,
  direction: string,
) {
  const { rows } = await catalogue.pool.query<{ key: string; id: string }>(
    `select key::text, id::text from (select ${key} as key, product_id as id, row_number() over (order by ${key} ${direction}, product_id ${direction}) as n,
       count(*) over () as all_of_them from product_listing) placed where n % (all_of_them / 11) = 0 limit 10`,
  )
  return rows.map(({ key: at, id }) => `/products?sort=${sort}&after=${encodeCursor({ sort, key: at, id })}`)
}

const denseFilters: readonly (readonly [string, string])[] = [
  ['no filter', 'limit=12'],
  ['discounts', 'filters=discounts'],
  ['available', 'filters=available'],
  ['price band', 'price_gte=20&price_lt=50'],
  ['city', 'city=napoli'],
  ['region', 'region=toscana'],
  ['mark', 'mark=dop'],
  ['allergen to avoid', 'allergen_free=gluten'],
]

/** Combinations of which few products are. */
const sparseFilters = [
  'category=vini&region=molise&mark=stg',
  'category=formaggi&city=cosenza&mark=dop&filters=discounts,available',
  'region=basilicata&mark=bio&price_gte=100',
  'region=valle-d-aosta&filters=discounts&price_gte=50&price_lt=100&category=salumi',
  'city=torino&mark=stg&allergen_free=milk&category=conserve',
  'region=liguria&mark=pat&category=miele-e-dolci&filters=available&price_lt=20',
  'region=umbria&region=marche&mark=stg&category=forno&allergen_free=eggs',
  'category=ortofrutta&city=palermo&price_gte=100',
]
/** Pages with three filters, so many that hardly any is remembered. */
const threeFilters = (categories: readonly string[]) =>
  categories.flatMap((category) =>
    ['toscana', 'puglia', 'sicilia', 'piemonte', 'campania', 'lazio', 'veneto', 'liguria'].flatMap((region) =>
      ['mark=dop', 'mark=igp', 'mark=bio', 'filters=available', 'filters=discounts', 'price_lt=20'].map(
        (filter) => `/products/facets?category=${category}&region=${region}&${filter}`,
      ),
    ),
  )
/** Pages with three filters, one of them an attribute. */
const byAttribute = (attributes: readonly string[]) =>
  attributes.flatMap((attribute) =>
    ['toscana', 'puglia', 'sicilia'].flatMap((region) =>
      ['mark=bio', 'filters=available', 'price_lt=20'].map(
        (filter) => `/products/facets?attribute=${attribute}&region=${region}&${filter}`,
      ),
    ),
  )
const facetFilters = [
  'filters=available',
  'category=vini',
  'price_gte=20&price_lt=50&filters=discounts',
  'region=toscana&mark=dop',
  'allergen_free=gluten&allergen_free=milk',
  'category=formaggi&filters=available&price_lt=20',
  'city=milano&mark=bio&filters=discounts',
]

const dense = (name: string, paths: string[]): Case => ({ name, kind: 'dense', paths })
const sparse = (name: string, paths: string[]): Case => ({ name, kind: 'sparse', paths })

type Picked = Awaited<ReturnType<typeof pickFrom>>

/** Lists and pages that find much. */
async function denseCases(
  catalogue: Catalogue,
  { categories, sellers, brands, attributes, products }: Picked,
): Promise<Case[]> {
  const pages = Array.from({ length: 20 }, (_, page) => `start=${page * 12}`)
  const [first = ''] = categories
  return [
    ...denseFilters.map(([name, filter]) => dense(`listing, ${name}, every sort`, bySort(filter))),
    dense(
      'listing, category, every sort',
      categories.flatMap((slug) => bySort(`category=${slug}`)),
    ),
    dense(
      'listing, seller, every sort',
      sellers.flatMap((id) => bySort(`seller=${id}`)),
    ),
    dense(
      'listing, brand, every sort',
      brands.flatMap((slug) => bySort(`brand=${slug}`)),
    ),
    dense(
      'listing, attribute, every sort',
      attributes.flatMap((chosen) => bySort(`attribute=${chosen}`)),
    ),
    dense(
      'first 20 pages',
      pages.flatMap((page) => [
        `/products?${page}`,
        `/products?category=${first}&${page}`,
        `/products?filters=available&sort=price_asc&${page}`,
      ]),
    ),
    dense('deep pages by keyset', [
      ...(await cursors(catalogue, 'popular', 'popularity', 'desc')),
      ...(await cursors(catalogue, 'price_asc', 'charged_cents', 'asc')),
      ...(await cursors(catalogue, 'newest', 'created_at', 'desc')),
    ]),
    dense(
      'product detail',
      products.flatMap((id) => [`/products/${id}`, `/products/${id}/details`]),
    ),
    dense(
      'seller page',
      sellers.flatMap((id) => [`/shops/${id}`, `/shops/${id}/products`, `/shops/${id}/products/count`]),
    ),
    dense('unfiltered facets and count', ['/products/facets', '/products/count', '/products/facets?lang=en']),
  ]
}

/** What few products have, or what counts many. */
const sparseCases = ({ categories, sellers, brands, attributes }: Picked): Case[] => [
  sparse(
    'sparse combinations',
    sparseFilters.flatMap((filter) => [
      `/products?${filter}`,
      `/products?${filter}&sort=price_asc`,
      `/products/count?${filter}`,
    ]),
  ),
  sparse(
    'filtered facets',
    facetFilters.map((filter) => `/products/facets?${filter}`),
  ),
  sparse('all counts of a page with three filters', threeFilters(categories)),
  sparse('all counts of a page with three filters, one an attribute', byAttribute(attributes)),
  sparse('facets of a seller or a brand', [
    ...sellers.map((id) => `/products/facets?seller=${id}`),
    ...brands.map((slug) => `/products/facets?brand=${slug}`),
  ]),
  sparse('facets between two price steps', [
    '/products/facets?price_gte=11&price_lt=13.5',
    '/products/facets?price_gte=33&price_lt=60&filters=available',
  ]),
]

/** Everything of growth but the search, on one catalogue. */
export async function growthCases(catalogue: Catalogue): Promise<Case[]> {
  const picked = await pickFrom(catalogue)
  return [...(await denseCases(catalogue, picked)), ...sparseCases(picked)]
}
