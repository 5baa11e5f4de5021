import { languageOfPath } from '../i18n/language-path.ts'
import { textsOf } from '../i18n/server-texts.server.ts'
import { unavailable } from '../shell/answer-failure.server.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { catalogueContext, pageTagsContext } from '../shell/server-contexts.ts'
import type { Route } from './+types/home-page'
import { CategoryTiles } from './category-tiles.tsx'
import { Hero } from './hero.tsx'
import { loadHome } from './load-home.server.ts'
import { Newest } from './newest.tsx'
import { SeasonStrip } from './season-strip.tsx'
import { SellerBand } from './seller-band.tsx'
import { ShippingBand } from './shipping-band.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const lang = languageOfPath(new URL(request.url).pathname)
  const home = await loadHome(context.get(catalogueContext), lang, context.get(pageTagsContext), new Date())
  if (home.failed) throw unavailable()
  const t = textsOf(lang)
  return { ...home, meta: { title: t('home.title'), description: t('home.lead') } }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { ...(args.loaderData?.meta ?? { title: '' }), image: '/art/hero-wide.webp' })

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
