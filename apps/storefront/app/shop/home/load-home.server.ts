import type { Product } from '@filiera/contract/catalog/catalogue'
import type { BackendCall } from '@filiera/contract/client'
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
import { cardProduct } from '../product/card-product.ts'
import { warehouseAdjustments } from '../product/warehouse-adjustments.ts'
import { cardSeller } from '../sellers/seller-card.tsx'
import { clusterSellers, sortCounts } from '../sellers/seller-map.state.ts'
import { chooseProducts } from './choose-products.ts'
import { seasonWords } from './season.ts'

type Home = EndpointAnswer<typeof readHomePage>

/** Promotions shown at most. */
const PROMOTIONS = 4
/** The row of the newest: the collection's with its title, else of all products. */
function rowOf({ newest }: Pick<Home, 'newest'>, row: readonly Product[], t: TFunction) {
  const products = row.map(cardProduct)
  return newest && newest.products.length > 0
    ? { title: newest.title, link: t('home.seeCollection'), to: `/collections/${newest.slug}`, products }
    : { title: t('home.arrivals'), link: t('home.allArrivals'), to: '/products?sort=newest', products }
}

/** The cover's product, with the editor's words where it is the editor's. */
function coverOf({ cover, contents }: Pick<Home, 'cover' | 'contents'>, product: Product | null) {
  if (!product) return null
  const piece = contents.find(({ place }) => place === 'cover')
  return {
    product: cardProduct(product),
    title: piece?.title ?? '',
    text: cover && piece ? piece.text : '',
    image: cover && piece ? piece.image : '',
  }
}

/** The seller of the week with its own figures; without them a number for each thing that can be counted of the shop. */
function storyOf(featured: Home['featured'], products: readonly Product[], t: TFunction) {
  if (!featured) return null
  const { seller, marked } = featured
  const [first] = products
  const freeFrom = first ? warehouseAdjustments(first.warehouse).thresholdCents : null
  const counted = [
    { value: String(seller.productsCount), label: t('home.productsInShop') },
    marked > 0 && { value: String(marked), label: t('home.marked') },
    freeFrom !== null && freeFrom > 0 && { value: formatMoney(freeFrom), label: t('home.freeFrom') },
  ].filter((number) => number !== false)
  const numbers = seller.figures.length > 0 ? seller.figures : counted
  return { seller: cardSeller(seller), products: products.map(cardProduct), numbers }
}

/**
 * Everything the home page shows.
 * @throws a 503 answer when it cannot be read
 */
export async function loadHome(call: BackendCall, lang: Language, tags: PageTags, now: Date) {
  const words = seasonWords(now)
  tags.add('catalogue', 'categories', 'collections', 'sellers', 'page:home', 'banners', 'promotions', 'posts')
  const read = await call(readHomePage, { query: { counted: words.map(({ search }) => search[lang]), lang } })
  if (!read.ok) throw unavailable()
  const { contents, sellers, counts, featured, ...home } = read.value
  const t = textsOf(lang)
  const chosen = chooseProducts(read.value)
  const piecesOf = (wanted: string) => contents.filter(({ place }) => place === wanted)
  const linksOf = (wanted: string) =>
    piecesOf(wanted).map(({ id, title, text, link }) => ({ id, title, text, link }))
  const [hero] = piecesOf('hero')
  const [banner] = home.banners
  if (home.newest) tags.add(`collection:${home.newest.slug}`)
  for (const { id, seller } of [
    ...[home.cover, ...home.arrivals, ...(home.newest?.products ?? []), ...(featured?.products ?? [])],
  ].filter((one) => one !== null))
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
    cover: coverOf(read.value, chosen.cover),
    newest: rowOf(home, chosen.row, t),
    story: storyOf(featured, chosen.story, t),
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
