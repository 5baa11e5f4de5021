import { languageOfPath } from '../i18n/language-path.ts'
import { textsOf } from '../i18n/server-texts.server.ts'
import { unavailable } from '../shell/answer-failure.server.ts'
import { organizationJsonLd, websiteJsonLd } from '../shell/json-ld.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { catalogueContext, pageTagsContext, shopContext } from '../shell/server-contexts.ts'
import type { Route } from './+types/home-page'
import { CategoryTiles } from './category-tiles.tsx'
import { Hero } from './hero.tsx'
import { loadHome } from './load-home.server.ts'
import { Newest } from './newest.tsx'
import { SeasonStrip } from './season-strip.tsx'
import { SellerBand } from './seller-band.tsx'
import { ShippingBand } from './shipping-band.tsx'

/** Drawn for wide screens; previews take it whole. */
const heroImage = { path: '/art/hero-wide.jpg', width: 1760, height: 800 }

export async function loader({ request, context }: Route.LoaderArgs) {
  const lang = languageOfPath(new URL(request.url).pathname)
  const home = await loadHome(context.get(catalogueContext), lang, context.get(pageTagsContext), new Date())
  if (home.failed) throw unavailable()
  const t = textsOf(lang)
  const shop = context.get(shopContext)
  const jsonLd = [organizationJsonLd(shop), websiteJsonLd(shop, lang)]
  return { ...home, meta: { title: t('home.title'), description: t('home.lead'), image: heroImage, jsonLd } }
}

export const meta: Route.MetaFunction = (args) => pageMeta(args, args.loaderData?.meta ?? { title: '' })

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { month, words, categories, newest, sellers, featured } = loaderData
  return (
    <>
      <Hero />
      <SeasonStrip month={month} words={words} />
      <CategoryTiles categories={categories} />
      {newest && <Newest products={newest.products} />}
      <SellerBand sellers={sellers} featured={featured} />
      {newest && <ShippingBand products={newest.products} />}
    </>
  )
}
