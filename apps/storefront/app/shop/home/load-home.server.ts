import { countProducts, listCategories } from '@filiera/contract/catalog/catalogue'
import type { BackendCall } from '@filiera/contract/client'
import { listPosts } from '@filiera/contract/content/blog'
import {
  getCollection,
  listBanners,
  listPlaceContents,
  listPromotions,
  type PageContent,
} from '@filiera/contract/content/showcase'
import { CATEGORIES_ON_HOME, LATEST_POSTS } from '@filiera/domain/catalogue-constants'
import type { Language } from '@filiera/domain/languages'
import type { PageTags } from '../../state/server-contexts.ts'
import { cardPost } from '../blog/post-card.tsx'
import { cardProduct } from '../products/card-product.ts'
import { loadRegisteredSellers } from '../sellers/load-sellers.server.ts'
import { cardSeller } from '../sellers/seller-card.tsx'
import { clusterSellers } from '../sellers/seller-map.state.ts'
import { monthInItaly, season } from './season.ts'
import { shippingExamples } from './shipping-band.tsx'

/** Collection of the latest products (specification §9). */
const NEWEST = 'appena-arrivati'
/** Shown beside it when the strip names no other. */
const SECOND = 'per-regalo'
/** Banners and promotions shown at most. */
const POSTERS = 3

/** Words of the month that find something, with the address of what they find. */
async function loadSeason(call: BackendCall, lang: Language, now: Date) {
  const words = season[monthInItaly(now)] ?? []
  const counted = await Promise.all(
    words.map(async ({ label, search }) => {
      const found = await call(countProducts, {
        query: { title_contains: search[lang], match: 'words', lang },
      })
      return found.ok && found.value > 0 ? { label: label[lang], search: search[lang] } : null
    }),
  )
  return counted.filter((word) => word !== null)
}

/** What an editor wrote for one place of the page; empty when it cannot be read. */
async function loadPlace(call: BackendCall, place: string, lang: Language): Promise<PageContent[]> {
  const found = await call(listPlaceContents, { params: { page: 'home', place }, query: { lang } })
  return found.ok ? found.value : []
}

async function loadCollection(call: BackendCall, name: string, lang: Language, tags: PageTags) {
  tags.add(`collection:${name}`)
  const found = await call(getCollection, { params: { name }, query: { lang } })
  if (!found.ok || found.value.products.length === 0) return null
  for (const { id, seller } of found.value.products) tags.add(`product:${id}`, `seller:${seller.id}`)
  return found.value
}

/** The first collection that the strip leads to besides the newest one, with the strip itself. */
async function loadStrip(call: BackendCall, lang: Language, tags: PageTags) {
  const strip = await loadPlace(call, 'strip', lang)
  const named = strip
    .map(({ link }) => /^\/collections\/([a-z0-9-]+)$/.exec(link ?? '')?.[1])
    .find((name) => name !== undefined && name !== NEWEST)
  return {
    strip: strip.map(({ id, title, text, link }) => ({ id, title, text, link })),
    second: await loadCollection(call, named ?? SECOND, lang, tags),
  }
}

/** Banners, promotions and the latest posts, with the fields a poster or a card shows. */
async function loadShowcase(call: BackendCall, lang: Language) {
  const [banners, promotions, posts] = await Promise.all([
    call(listBanners, { query: { lang } }),
    call(listPromotions, { query: { lang } }),
    call(listPosts, { query: { lang, limit: String(LATEST_POSTS) } }),
  ])
  return {
    banners: banners.ok
      ? banners.value
          .slice(0, POSTERS)
          .map(({ slug, title, text, image, link }) => ({ slug, title, text, image, link }))
      : [],
    promotions: promotions.ok
      ? promotions.value.slice(0, POSTERS).map(({ slug, title, description, image, link }) => ({
          slug,
          title,
          text: description,
          image,
          link,
        }))
      : [],
    posts: posts.ok ? posts.value.map(cardPost) : [],
  }
}

/** The categories that have something to sell, six of them. */
async function loadCategories(call: BackendCall, lang: Language) {
  const found = await call(listCategories, { query: { lang } })
  if (!found.ok) return null
  return found.value
    .filter(({ productsCount }) => productsCount > 0)
    .slice(0, CATEGORIES_ON_HOME)
    .map(({ slug, name, image, productsCount }) => ({ slug, name, image, productsCount }))
}

/** Week of a moment, counted from a Monday: the seller shown on the home page changes with it. */
const weekOf = (now: Date) => Math.floor((now.getTime() / 86_400_000 + 3) / 7)

const shown = (collection: Awaited<ReturnType<typeof loadCollection>>) =>
  collection && {
    slug: collection.slug,
    title: collection.title,
    description: collection.description,
    products: collection.products.map(cardProduct),
  }

/** Everything the home page shows; a part that cannot be read is left out, the page stays. */
export async function loadHome(call: BackendCall, lang: Language, tags: PageTags, now: Date) {
  tags.add('catalogue', 'categories', 'sellers', 'page:home', 'banners', 'promotions', 'posts')
  const [categories, newest, { strip, second }, registered, words, [hero], explainer, showcase] =
    await Promise.all([
      loadCategories(call, lang),
      loadCollection(call, NEWEST, lang, tags),
      loadStrip(call, lang, tags),
      loadRegisteredSellers(call, lang),
      loadSeason(call, lang, now),
      loadPlace(call, 'hero', lang),
      loadPlace(call, 'explainer', lang),
      loadShowcase(call, lang),
    ])
  const open = registered?.sellers.filter(({ productsCount }) => productsCount > 0) ?? []
  const featured = open[weekOf(now) % Math.max(1, open.length)]
  return {
    failed: !categories && !newest && !registered,
    month: monthInItaly(now),
    words,
    hero: hero ? { title: hero.title, text: hero.text, image: hero.image, link: hero.link } : null,
    strip,
    categories: categories ?? [],
    newest: shown(newest),
    second: shown(second),
    counts: registered?.counts ?? [],
    dots: clusterSellers(registered?.sellers ?? []).map(({ x, y, region }) => ({ x, y, region })),
    featured: featured ? cardSeller(featured) : null,
    examples: shippingExamples([...(newest?.products ?? []), ...(second?.products ?? [])]),
    explainer: explainer.map(({ id, title, text, link }) => ({ id, title, text, link })),
    ...showcase,
  }
}
