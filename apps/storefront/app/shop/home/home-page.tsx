import { organizationJsonLd, websiteJsonLd } from '../../frame/head/json-ld.ts'
import { pageMeta } from '../../frame/head/page-meta.ts'
import {
  catalogueContext,
  pageTagsContext,
  shopContext,
  structuredDataContext,
} from '../../state/server-contexts.ts'
import { languageOfPath } from '../../texts/language-path.ts'
import { textsOf } from '../../texts/server-texts.server.ts'
import { DeferredNewsletterBand } from '../newsletter/deferred-newsletter-band.tsx'
import type { Route } from './+types/home-page'
import { HomeBands } from './home-bands.tsx'
import { loadHome } from './load-home.server.ts'

/** Drawn for wide screens; previews take it whole. */
const heroImage = { path: '/art/hero-wide.jpg', width: 1760, height: 800 }

export async function loader({ request, context }: Route.LoaderArgs) {
  const lang = languageOfPath(new URL(request.url).pathname)
  const home = await loadHome(context.get(catalogueContext), lang, context.get(pageTagsContext), new Date())
  const t = textsOf(lang)
  const shop = context.get(shopContext)
  context.get(structuredDataContext).add(organizationJsonLd(shop), websiteJsonLd(shop, lang))
  return {
    home,
    meta: { title: t('home.title'), description: t('home.lead'), image: heroImage },
  }
}

export const meta: Route.MetaFunction = (args) => pageMeta(args, args.loaderData?.meta ?? { title: '' })

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <HomeBands {...loaderData.home} />
      <DeferredNewsletterBand />
    </>
  )
}
