import type { BackendCall } from '@filiera/contract/client'
import type { Collection } from '@filiera/contract/content/showcase'
import type { EndpointAnswer } from '@filiera/contract/endpoint'
import { readHomePage } from '@filiera/contract/page-reads'
import { CATEGORIES_ON_HOME } from '@filiera/domain/catalogue-constants'
import type { Language } from '@filiera/domain/languages'
import { formatMoney } from '@filiera/domain/money/money'
import type { TFunction } from 'i18next'
import { unavailable } from '../../frame/loading/answer-failure.server.ts'
import type { PageTags } from '../../state/server-contexts.ts'
import { textsOf } from '../../texts/server-texts.server.ts'
import { cardPost } from '../blog/post-card.tsx'
import { cardProduct } from '../products/card-product.ts'
import { warehouseAdjustments } from '../products/page/warehouse-adjustments.ts'
import { cardSeller } from '../sellers/seller-card.tsx'
import { clusterSellers, sortCounts } from '../sellers/seller-map.state.ts'
import { monthInItaly, season } from './season.ts'

type Home = EndpointAnswer<typeof readHomePage>

/** Promotions shown at most. */
const PROMOTIONS = 4
/** Products in the row of the newest. */
const ROW = 5

/** A collection that has products, with the fields its band shows. */
function shown(collection: Collection | null, tags: PageTags) {
  if (!collection) return null
  const { slug, title, description, products } = collection
  tags.add(`collection:${slug}`)
  for (const { id, seller } of products) tags.add(`product:${id}`, `seller:${seller.id}`)
  return products.length > 0 ? { slug, title, description, products: products.map(cardProduct) } : null
}

/** The editor's product with the editor's words, else the first of the newest ones. */
function coverOf({ cover, contents, newest }: Pick<Home, 'cover' | 'contents' | 'newest'>) {
  const piece = contents.find(({ place }) => place === 'cover')
  const product = cover ?? newest?.products.find(({ available }) => available)
  if (!product) return null
  return {
    product: cardProduct(product),
    title: piece?.title ?? '',
    text: cover && piece ? piece.text : '',
    image: cover && piece ? piece.image : '',
  }
}

/** The seller of the week with its own figures; without them a number for each thing that can be counted of the shop. */
function storyOf(featured: Home['featured'], t: TFunction) {
  if (!featured) return null
  const { seller, products, marked } = featured
  const [first] = products
  const freeFrom = first ? warehouseAdjustments(first.warehouse).thresholdCents : null
  const counted = [
    { value: String(seller.productsCount), label: t('home.productsInShop') },
    marked > 0 && { value: String(marked), label: t('home.marked') },
    freeFrom !== null && { value: formatMoney(freeFrom), label: t('home.freeFrom') },
  ].filter((number) => number !== false)
  const numbers = seller.figures.length > 0 ? seller.figures : counted
  return { seller: cardSeller(seller), products: products.map(cardProduct), numbers }
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
  const { contents, sellers, counts, featured, ...home } = read.value
  const cover = coverOf(read.value)
  const shownAbove = new Set([cover?.product.id, ...(featured?.products ?? []).map(({ id }) => id)])
  const piecesOf = (wanted: string) => contents.filter(({ place }) => place === wanted)
  const linksOf = (wanted: string) =>
    piecesOf(wanted).map(({ id, title, text, link }) => ({ id, title, text, link }))
  const [hero] = piecesOf('hero')
  const newest = shown(home.newest, tags)
  const [banner] = home.banners
  for (const { id, seller } of [home.cover, ...(featured?.products ?? [])].filter((one) => one !== null))
    tags.add(`product:${id}`, `seller:${seller.id}`)
  return {
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
    cover,
    // no product twice
    newest: newest && {
      ...newest,
      products: newest.products.filter(({ id }) => !shownAbove.has(id)).slice(0, ROW),
    },
    story: storyOf(featured, textsOf(lang)),
    counts: sortCounts(home.regions),
    dots: clusterSellers(sellers).map(({ x, y, region }) => ({ x, y, region })),
    productsCount: home.categories.reduce((sum, { productsCount }) => sum + productsCount, 0),
    sellersCount: home.regions.reduce((sum, region) => sum + region.sellers, 0),
    explainer: linksOf('explainer'),
    banner: banner
      ? { id: banner.slug, title: banner.title, text: banner.text, image: banner.image, link: banner.link }
      : null,
    promotions: home.promotions
      .slice(0, PROMOTIONS)
      .map(({ id, title, description, link }) => ({ id, title, text: description, link })),
    posts: home.posts.map((post) => cardPost(post, lang)),
  }
}
