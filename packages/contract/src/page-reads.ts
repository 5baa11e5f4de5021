import { productSorts } from '@filiera/domain/catalogue-constants'
import { regionCodes } from '@filiera/domain/places/regions'
import { z } from 'zod'
import { category, facets, product, productDetails, productFilters } from './catalog/catalogue.ts'
import { listReviews, reviewList } from './catalog/reviews.ts'
import { seller } from './catalog/sellers.ts'
import { post } from './content/blog.ts'
import { banner, collection, pageContent, promotion } from './content/showcase.ts'
import { endpoint } from './endpoint.ts'
import { byId, lang, limit, repeated, searchText, start } from './values.ts'

/** Everything that one page of the shop shows, in one answer, made of the schemas of the single reads. For the storefront's server. */
const page = { method: 'GET', tag: 'Pages', access: 'public', exposed: false } as const

export const readHomePage = endpoint({
  ...page,
  name: 'readHomePage',
  path: '/pages/home',
  summary: 'Everything the home page shows (§3, §9)',
  query: z.strictObject({
    /** Searches whose products are counted, in the order of `counts`. */
    counted: repeated(searchText, 20).optional(),
    lang,
  }),
  answers: {
    200: z.object({
      categories: z.array(category),
      /** The latest products; null when there is no such collection. */
      newest: collection.nullable(),
      /** The product that the piece `cover` leads to; null when there is none or it cannot be bought. */
      cover: product.nullable(),
      /** The seller of the week with its first three products, and how many of all have a mark such as DOP. */
      featured: z.object({ seller, products: z.array(product), marked: z.int() }).nullable(),
      /** Everything published on the page, by place and position. */
      contents: z.array(pageContent),
      /** The first hundred sellers, and how many there are in each region that has any. */
      sellers: z.array(seller),
      regions: z.array(z.object({ code: z.enum(regionCodes), sellers: z.int() })),
      banners: z.array(banner),
      promotions: z.array(promotion),
      /** The latest six. */
      posts: z.array(post),
      counts: z.array(z.int()),
    }),
  },
  problems: ['bad_request'],
})

export const readProductPage = endpoint({
  ...page,
  name: 'readProductPage',
  path: '/pages/products/:id',
  summary: 'A published product with its label, seller, reviews and neighbours (§3, §9)',
  params: byId,
  /** Of the reviews. */
  query: z.strictObject(listReviews.query.shape),
  answers: {
    200: z.object({
      product,
      details: productDetails,
      reviews: reviewList,
      seller,
      /** What goes with it on the table, at most four that can be bought. */
      pairing: z.array(product),
      /** At most four others of its seller. */
      sameSeller: z.array(product),
    }),
  },
  problems: ['bad_request', 'not_found'],
})

/** A door to a collection; one without products is not shown, but may get some. */
const collectionLink = z.object({
  slug: z.string(),
  title: z.string(),
  image: z.string(),
  productsCount: z.int(),
})

const list = {
  /** Those asked for by `start` and `limit`, in their order. */
  products: z.array(product),
  facets,
  /** Name of the brand asked for, its slug where nobody has such a brand; null without one. */
  brand: z.string().nullable(),
  /** Four best sellers where the list is empty. */
  best: z.array(product),
}
const listQuery = z.strictObject({ ...productFilters, sort: z.enum(productSorts).optional(), start, limit })

export const readListPage = endpoint({
  ...page,
  name: 'readListPage',
  path: '/pages/products',
  summary: 'A list of products with the counts of its filters and the doors to others (§7)',
  query: listQuery,
  answers: {
    200: z.object({
      ...list,
      categories: z.array(category),
      /** The first twelve; empty where the list is narrowed by a filter or does not begin at its start. */
      collections: z.array(collectionLink),
    }),
  },
  problems: ['bad_request'],
})

const found = { sellers: z.int(), posts: z.int() }

export const readSearchPage = endpoint({
  ...page,
  name: 'readSearchPage',
  path: '/pages/search',
  summary:
    'What a search finds: a list of products, the first sellers and posts, and how many there are (§7)',
  query: listQuery.extend({ title_contains: searchText }),
  answers: {
    200: z.object({
      ...list,
      /** At most four of each. */
      sellers: z.array(seller),
      posts: z.array(post),
      /** 1,001 for more than 1,000 (decision 34). */
      counts: z.object(found),
    }),
  },
  problems: ['bad_request'],
})
