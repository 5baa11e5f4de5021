import { productSorts } from '@filiera/domain/catalogue-constants'
import { languages } from '@filiera/domain/languages'
import { regionCodes } from '@filiera/domain/places/regions'
import { z } from 'zod'
import { category, product, productFilters } from './catalog/catalogue.ts'
import { facets } from './catalog/facets.ts'
import { productFormats } from './catalog/formats.ts'
import { productDetails } from './catalog/product-details.ts'
import { recipe } from './catalog/recipes.ts'
import { listReviews, reviewList } from './catalog/reviews.ts'
import { seller } from './catalog/sellers.ts'
import { post } from './content/blog.ts'
import { banner, collection, pageContent, promotion } from './content/showcase.ts'
import { endpoint } from './endpoint.ts'
import { byId, lang, limit, onlyLang, repeated, searchText, shopCity, slugText, start } from './values.ts'

/** Everything that one page of the shop shows, in one answer, made of the schemas of the single reads. For the storefront's server. */
const page = { method: 'GET', tag: 'Pages', access: 'public', exposed: false } as const

/** Regions that have sellers, and how many. */
const regions = z.array(z.object({ code: z.enum(regionCodes), sellers: z.int() }))

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
      /** The newest that can be bought, where that collection has none. */
      arrivals: z.array(product),
      /** The product that the piece `cover` leads to; null when there is none or it cannot be bought. */
      cover: product.nullable(),
      /** The seller of the week with its most popular products (four, so that three remain beside the cover's), and how many of all have a mark such as DOP. */
      featured: z.object({ seller, products: z.array(product), marked: z.int() }).nullable(),
      /** Everything published on the page, by place and position. */
      contents: z.array(pageContent),
      /** The first hundred sellers, and how many there are in each region that has any. */
      sellers: z.array(seller),
      regions,
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
      /** What goes with it on the table, at most four that can be bought, no two of one category, each with the reason. */
      pairing: z.array(z.object({ reason: z.string(), product })),
      /** The first that takes it; null without one. */
      recipe: recipe.nullable(),
      /** The formats in which it is sold; null for one. */
      formats: productFormats.nullable(),
      /** When parcels leave its warehouse: before the hour in Italy, on these days of the week (Monday is 1), not on these holidays. */
      dispatch: z.object({
        cutOffHour: z.int(),
        cutOffMinute: z.int(),
        days: z.array(z.int()),
        closed: z.array(z.object({ from: z.iso.date(), to: z.iso.date() })),
      }),
      /** At most four others of its seller, none of which is among `pairing`. */
      sameSeller: z.array(product),
      /** Where it is sold out, at most three of its category that can be bought; else empty. */
      instead: z.array(product),
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
  /** Where the list is empty: the four nearest that keep what must not be in them, the diet and the price, else best sellers that do. */
  best: z.array(product),
  /** What those found that need not have, as typed; `text` finds them all. Null where `best` are best sellers. */
  nearest: z.object({ text: z.string(), notMet: z.array(z.string()) }).nullable(),
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
      /** All; empty where the list is narrowed by something else than a category or does not begin at its start. */
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
      /** Where nothing was found: what comes near it, at most two categories with the reason and two products of `count`. */
      near: z.array(
        z.object({
          category: z.string(),
          title: z.string(),
          reason: z.string(),
          count: z.int(),
          products: z.array(product),
        }),
      ),
      /** At most four of each. */
      sellers: z.array(seller),
      posts: z.array(post),
      /** 1,001 for more than 1,000 (decision 34). */
      counts: z.object(found),
    }),
  },
  problems: ['bad_request'],
})

export const readFindsPage = endpoint({
  ...page,
  name: 'readFindsPage',
  path: '/pages/finds',
  summary:
    'All sellers or all posts that a search finds, one page, and how many there are of every kind (§7)',
  query: z.strictObject({
    title_contains: searchText,
    kind: z.enum(['sellers', 'posts']),
    start,
    limit,
    lang,
  }),
  answers: {
    200: z.object({
      /** Those of the kind asked for; the other list is empty. */
      sellers: z.array(seller),
      posts: z.array(post),
      counts: z.object({ products: z.int(), ...found }),
    }),
  },
  problems: ['bad_request'],
})

export const readCollectionPage = endpoint({
  ...page,
  name: 'readCollectionPage',
  path: '/pages/collections/:slug',
  summary: 'A collection with its first 8 products and the doors to the others (§9)',
  params: z.strictObject({ slug: slugText() }),
  query: onlyLang,
  answers: { 200: z.object({ collection, others: z.array(collectionLink) }) },
  problems: ['bad_request', 'not_found'],
})

export const readSellersPage = endpoint({
  ...page,
  name: 'readSellersPage',
  path: '/pages/shops',
  summary: 'Sellers of a place, one page, with those on the map and the numbers of every region (§3)',
  query: z.strictObject({
    city: repeated(shopCity).optional(),
    region: repeated(z.enum(regionCodes)).optional(),
    start,
    limit,
    lang,
  }),
  answers: {
    200: z.object({
      sellers: z.array(seller),
      total: z.int(),
      /** The first hundred of the place. */
      map: z.array(seller),
      regions,
    }),
  },
  problems: ['bad_request'],
})

export const readSellerPage = endpoint({
  ...page,
  name: 'readSellerPage',
  path: '/pages/shops/:id',
  summary: 'A seller with the list of his products and the counts of its filters (§3, §7)',
  params: byId,
  /** Of the list; its sellers are this one, whatever is asked for. */
  query: listQuery,
  answers: { 200: z.object({ seller, ...list }) },
  problems: ['bad_request', 'not_found'],
})

export const readBlogPage = endpoint({
  ...page,
  name: 'readBlogPage',
  path: '/pages/posts',
  summary: 'Posts, the latest first or of a tag, one page, with the topics of the latest sixty (§9)',
  query: z.strictObject({ tag: repeated(slugText(60), 20).optional(), start, limit, lang }),
  answers: {
    200: z.object({
      posts: z.array(post),
      total: z.int(),
      /** Tags, the most frequent first. */
      topics: z.array(z.string()),
    }),
  },
  problems: ['bad_request'],
})

export const readPostPage = endpoint({
  ...page,
  name: 'readPostPage',
  path: '/pages/posts/:id',
  summary: 'A post with the products it mentions and four related posts (§9)',
  params: byId,
  query: onlyLang,
  answers: {
    200: z.object({
      post,
      /** Those with the same tags first. */
      related: z.array(post),
      products: z.array(product),
      /** Its slug in each language. */
      slugs: z.record(z.enum(languages), z.string()),
    }),
  },
  problems: ['bad_request', 'not_found'],
})
