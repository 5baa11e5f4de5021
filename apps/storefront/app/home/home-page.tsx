import { languageOfPath } from '../i18n/language-path.ts'
import { textsOf } from '../i18n/server-texts.server.ts'
import { NewsletterBand } from '../newsletter/newsletter-band.tsx'
import { unavailable } from '../shell/answer-failure.server.ts'
import { organizationJsonLd, websiteJsonLd } from '../shell/json-ld.ts'
import { pageMeta } from '../shell/page-meta.ts'
import {
  catalogueContext,
  pageTagsContext,
  shopContext,
  structuredDataContext,
} from '../shell/server-contexts.ts'
import type { Route } from './+types/home-page'
import { CategoryTiles } from './category-tiles.tsx'
import { CollectionBand } from './collection-band.tsx'
import { Hero } from './hero.tsx'
import { LatestPosts } from './latest-posts.tsx'
import { loadHome } from './load-home.server.ts'
import { Banners, Promotions } from './posters.tsx'
import { SeasonStrip } from './season-strip.tsx'
import { SellerBand } from './seller-band.tsx'
import { ShippingBand } from './shipping-band.tsx'
import { StripLinks } from './strip-links.tsx'

/** Drawn for wide screens; previews take it whole. */
const heroImage = { path: '/art/hero-wide.jpg', width: 1760, height: 800 }

export async function loader({ request, context }: Route.LoaderArgs) {
  const lang = languageOfPath(new URL(request.url).pathname)
  const home = await loadHome(context.get(catalogueContext), lang, context.get(pageTagsContext), new Date())
  if (home.failed) throw unavailable()
  const t = textsOf(lang)
  const shop = context.get(shopContext)
  context.get(structuredDataContext).add(organizationJsonLd(shop), websiteJsonLd(shop, lang))
  return { ...home, meta: { title: t('home.title'), description: t('home.lead'), image: heroImage } }
}

export const meta: Route.MetaFunction = (args) => pageMeta(args, args.loaderData?.meta ?? { title: '' })

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { hero, month, words, strip, categories, newest, second, posts } = loaderData
  return (
    <>
      <Hero content={hero} />
      <SeasonStrip month={month} words={words} />
      <StripLinks links={strip} />
      <CategoryTiles categories={categories} />
      <CollectionBand collection={newest} />
      <Promotions promotions={loaderData.promotions} />
      <SellerBand counts={loaderData.counts} dots={loaderData.dots} featured={loaderData.featured} />
      <Banners banners={loaderData.banners} />
      <CollectionBand collection={second} />
      <ShippingBand examples={loaderData.examples} points={loaderData.explainer} />
      <LatestPosts posts={posts} />
      <NewsletterBand />
    </>
  )
}
