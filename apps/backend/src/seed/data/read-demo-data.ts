import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { demoDataFolder } from '../../platform/demo-data-folder.ts'
import {
  attribute,
  category,
  formats,
  product,
  type SeedProduct,
  seller,
  subcategory,
} from './catalogue-schemas.ts'
import { brand, collection, offer, pageContent, post, type SeedPost } from './content-schemas.ts'
import { account, customer, reviewTexts, shopOrders } from './customer-schemas.ts'
import { nearThing, pairing, recipe } from './goes-with-schemas.ts'
import { shopDay } from './shop-schemas.ts'

/** Where an issue is and what it says; an entry of a list is named by its slug when it has one. */
function describe(value: unknown, issue: z.core.$ZodIssue, above: PropertyKey[] = []): string {
  const path = [...above, ...issue.path]
  const inside = issue.code === 'invalid_union' ? issue.errors[0]?.[0] : undefined
  if (inside) return describe(value, inside, path)
  const [first, ...rest] = path
  const entry = Array.isArray(value) && typeof first === 'number' ? value[first] : undefined
  const name = typeof entry?.slug === 'string' ? entry.slug : (first ?? 'the whole file')
  return `${[name, ...rest].map(String).join('.')}: ${issue.message}`
}

/**
 * The content of a data file, YAML or JSON.
 * @throws Error that names the file, the place and the reason when the text is not what the schema wants
 */
export function parseDataFile<T>(path: string, text: string, schema: z.ZodType<T>): T {
  let value: unknown
  try {
    value = parse(text)
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
  }
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new Error(`${path}: ${result.error.issues.map((issue) => describe(value, issue))[0]}`)
}

const read = <T>(file: string, schema: z.ZodType<T>): T =>
  parseDataFile(`demo-data/${file}`, readFileSync(new URL(file, demoDataFolder), 'utf8'), schema)

const namesIn = (folder: string): string[] =>
  readdirSync(new URL(folder, demoDataFolder)).map((file) => basename(file, '.yaml'))

/** Reads when first asked, once. */
function once<T>(load: () => T): () => T {
  let loaded: { value: T } | undefined
  return () => {
    loaded ??= { value: load() }
    return loaded.value
  }
}
const file = <T>(name: string, schema: z.ZodType<T>) => once(() => read(name, schema))

export const readSellers = file('sellers.yaml', z.array(seller))
/** In the order of the navigation. */
export const readCategories = file('categories.yaml', z.array(category))

/** Those below them, in their order. */
export const readSubcategories = file('subcategories.yaml', z.array(subcategory))
/** In the order in which they are shown. */
export const readAttributes = file('attributes.yaml', z.array(attribute))

/** The catalogue without other sizes, category by category. */
export const readProducts = once((): SeedProduct[] => {
  const categories = readCategories().map(({ slug }) => slug)
  const stray = namesIn('products/').find((name) => !categories.includes(name))
  if (stray) throw new Error(`demo-data/products/${stray}.yaml: there is no category "${stray}"`)
  return categories.flatMap((slug) =>
    read(`products/${slug}.yaml`, z.array(product)).map((one) => ({ ...one, category: slug })),
  )
})

export const readFormats = file('formats.yaml', z.array(formats))

/** The products that are another size of one. @throws Error when there is no such product */
export const readOtherFormats = once((): SeedProduct[] =>
  readFormats().flatMap(({ product: of, others }) => {
    const whole = readProducts().find(({ slug }) => slug === of)
    if (!whole) throw new Error(`demo-data/formats.yaml: there is no product "${of}"`)
    const { discount: _, ...base } = whole
    return others.map(({ value: __, detail, ...own }) => ({
      ...base,
      earlierPrices: [],
      ...own,
      pack: { ...base.pack, detail },
    }))
  }),
)

/** All that is sold. */
export const readCatalogue = once((): SeedProduct[] => [...readProducts(), ...readOtherFormats()])

/** The best first. */
export const readNearThings = file('near-things.yaml', z.array(nearThing))
export const readPairings = file('pairings.yaml', z.array(pairing))
export const readRecipes = file('recipes.yaml', z.array(recipe))

export const readCollections = file('showcase/collections.yaml', z.array(collection))
export const readBrands = file('showcase/brands.yaml', z.array(brand))
export const readBanners = file('showcase/banners.yaml', z.array(offer))
export const readPromotions = file('showcase/promotions.yaml', z.array(offer))
export const readPageContents = file('showcase/pages.yaml', z.array(pageContent))

/** Italian slugs of the posts. */
export const listPosts = (): string[] => namesIn('posts/')

export function readPost(slug: string): SeedPost {
  const found = read(`posts/${slug}.yaml`, post)
  if (found.slug.it !== slug)
    throw new Error(`demo-data/posts/${slug}.yaml: slug.it: must be the file's name`)
  return found
}

/** Newest first. */
export const readPosts = (slugs = listPosts()): SeedPost[] =>
  slugs.map(readPost).sort((a, b) => a.publishedDaysAgo - b.publishedDaysAgo)

export const readAccounts = file('accounts.json', z.array(account))
export const readShopOrders = file('orders.yaml', shopOrders)
export const readShopDay = file('shop-day.yaml', shopDay)
export const readCustomers = file('reviews/customers.yaml', z.array(customer))
export const readReviewTexts = file('reviews/texts.yaml', reviewTexts)
export const readReplies = file('reviews/replies.yaml', z.array(z.string()))
