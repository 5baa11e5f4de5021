import { pageMeta } from '../../frame/head/page-meta.ts'
import { languageOfPath } from '../../texts/language-path.ts'
import type { Route } from './+types/credits-page'
import { creditsTexts } from './credits-texts.server.ts'
import { LegalArticle } from './legal-article.tsx'

export function loader({ request }: Route.LoaderArgs) {
  const { title, lead, sections } = creditsTexts[languageOfPath(new URL(request.url).pathname)]
  return { lead, sections, meta: { title, description: lead } }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, args.loaderData?.meta ?? { title: '', noindex: true })

/** Licences of what others made. */
export default function CreditsPage({ loaderData }: Route.ComponentProps) {
  const { lead, sections, meta: head } = loaderData
  return <LegalArticle title={head.title} lead={lead} sections={sections} />
}
