import type { ComponentProps } from 'react'
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
import { still } from '../shell/still.tsx'
import type { Route } from './+types/home-page'
import { loadHome } from './load-home.server.ts'

const HomeBands = still(() => import('./home-bands.tsx').then((file) => file.HomeBands))

/** Drawn for wide screens; previews take it whole. */
const heroImage = { path: '/art/hero-wide.jpg', width: 1760, height: 800 }

export async function loader({ request, context }: Route.LoaderArgs) {
  const lang = languageOfPath(new URL(request.url).pathname)
  const { failed, ...home } = await loadHome(
    context.get(catalogueContext),
    lang,
    context.get(pageTagsContext),
    new Date(),
  )
  if (failed) throw unavailable()
  const t = textsOf(lang)
  const shop = context.get(shopContext)
  context.get(structuredDataContext).add(organizationJsonLd(shop), websiteJsonLd(shop, lang))
  return {
    still: home as ComponentProps<typeof HomeBands>['of'],
    meta: { title: t('home.title'), description: t('home.lead'), image: heroImage },
  }
}

export const meta: Route.MetaFunction = (args) => pageMeta(args, args.loaderData?.meta ?? { title: '' })

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <HomeBands of={loaderData.still} />
      <NewsletterBand />
    </>
  )
}
