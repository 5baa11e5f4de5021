import type { BackendCall } from '@filiera/contract/client'
import type { Collection } from '@filiera/contract/content/showcase'
import { readHomePage } from '@filiera/contract/page-reads'
import { CATEGORIES_ON_HOME } from '@filiera/domain/catalogue-constants'
import type { Language } from '@filiera/domain/languages'
import { unavailable } from '../../frame/loading/answer-failure.server.ts'
import type { PageTags } from '../../state/server-contexts.ts'
import { cardPost } from '../blog/post-card.tsx'
import { cardProduct } from '../products/card-product.ts'
import { cardSeller } from '../sellers/seller-card.tsx'
import { clusterSellers, sortCounts } from '../sellers/seller-map.state.ts'
import { monthInItaly, season } from './season.ts'
import { shippingExamples } from './shipping-band.tsx'

/** Banners and promotions shown at most. */
const POSTERS = 3

/** Week of a moment, counted from a Monday: the seller shown on the home page changes with it. */
const weekOf = (now: Date) => Math.floor((now.getTime() / 86_400_000 + 3) / 7)

/** A collection that has products, with the fields its band shows. */
function shown(collection: Collection | null, tags: PageTags) {
  if (!collection) return null
  const { slug, title, description, products } = collection
  tags.add(`collection:${slug}`)
  for (const { id, seller } of products) tags.add(`product:${id}`, `seller:${seller.id}`)
  return products.length > 0 ? { slug, title, description, products: products.map(cardProduct) } : null
}

/**
 * Everything the home page shows.
 * @throws a 503 answer when it cannot be read
 */
export async function loadHome(call: BackendCall, lang: Language, tags: PageTags, now: Date) {
  const month = monthInItaly(now)
  const words = season[month] ?? []
  tags.add('catalogue', 'categories', 'collections', 'sellers', 'page:home', 'banners', 'promotions', 'posts')
  const read = await call(readHomePage, { query: { counted: words.map(({ search }) => search[lang]), lang } })
  if (!read.ok) throw unavailable()
  const { contents, sellers, counts, ...home } = read.value
  const piecesOf = (wanted: string) => contents.filter(({ place }) => place === wanted)
  const linksOf = (wanted: string) =>
    piecesOf(wanted).map(({ id, title, text, link }) => ({ id, title, text, link }))
  const [hero] = piecesOf('hero')
  const open = sellers.filter(({ productsCount }) => productsCount > 0)
  const featured = open[weekOf(now) % Math.max(1, open.length)]
  return {
    month,
    // those that find something
    words: words
      .filter((_, index) => (counts[index] ?? 0) > 0)
      .map(({ label, search }) => ({ label: label[lang], search: search[lang] })),
    hero: hero ? { title: hero.title, text: hero.text, image: hero.image, link: hero.link } : null,
    strip: linksOf('strip'),
    categories: home.categories
      .filter(({ productsCount }) => productsCount > 0)
      .slice(0, CATEGORIES_ON_HOME)
      .map(({ slug, name, image, productsCount }) => ({ slug, name, image, productsCount })),
    newest: shown(home.newest, tags),
    second: shown(home.second, tags),
    counts: sortCounts(home.regions),
    dots: clusterSellers(sellers).map(({ x, y, region }) => ({ x, y, region })),
    featured: featured ? cardSeller(featured) : null,
    examples: shippingExamples([...(home.newest?.products ?? []), ...(home.second?.products ?? [])]),
    explainer: linksOf('explainer'),
    banners: home.banners
      .slice(0, POSTERS)
      .map(({ slug, title, text, image, link }) => ({ slug, title, text, image, link })),
    promotions: home.promotions
      .slice(0, POSTERS)
      .map(({ slug, title, description, image, link }) => ({ slug, title, text: description, image, link })),
    posts: home.posts.map(cardPost),
  }
}
