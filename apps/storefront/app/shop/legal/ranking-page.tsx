import { pageMeta } from '../../frame/head/page-meta.ts'
import { languageOfPath } from '../../texts/language-path.ts'
import type { Route } from './+types/ranking-page'
import { LegalArticle } from './legal-article.tsx'
import { rankingTexts } from './ranking-texts.server.ts'

export function loader({ request }: Route.LoaderArgs) {
  const { title, lead, sections } = rankingTexts[languageOfPath(new URL(request.url).pathname)]
  return { lead, sections, meta: { title, description: lead } }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, args.loaderData?.meta ?? { title: '', noindex: true })

/** How results are ordered (Codice del consumo art. 22, Reg. (EU) 2019/1150 art. 5). */
export default function RankingPage({ loaderData }: Route.ComponentProps) {
  const { lead, sections, meta: head } = loaderData
  return <LegalArticle title={head.title} lead={lead} sections={sections} />
}
