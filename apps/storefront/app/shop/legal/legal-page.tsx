import { data } from 'react-router'
import { pageMeta } from '../../frame/head/page-meta.ts'
import { isLegalTopic } from '../../pages/legal-topics.ts'
import { shopContext } from '../../state/server-contexts.ts'
import { languageOfPath } from '../../texts/language-path.ts'
import type { Route } from './+types/legal-page'
import { CookieChoices } from './cookie-choices.tsx'
import { englishLegal } from './english.server.ts'
import { fillSections } from './fill-sections.ts'
import { italianLegal } from './italian.server.ts'
import { LegalArticle } from './legal-article.tsx'
import { spanishLegal } from './spanish.server.ts'

const texts = () => ({ it: italianLegal, en: englishLegal, es: spanishLegal })

export function loader({ request, params, context }: Route.LoaderArgs) {
  if (!isLegalTopic(params.topic)) throw data(null, { status: 404, statusText: 'Not Found' })
  const lang = languageOfPath(new URL(request.url).pathname)
  const { binding, [params.topic]: text } = texts()[lang]
  const sections = fillSections(text.sections, context.get(shopContext))
  return { binding, lead: text.lead, sections, meta: { title: text.title, description: text.lead } }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, args.loaderData?.meta ?? { title: '', noindex: true })

export default function LegalPage({ loaderData, params }: Route.ComponentProps) {
  const { binding, lead, sections, meta: head } = loaderData
  return (
    <>
      <LegalArticle title={head.title} lead={lead} binding={binding} sections={sections} />
      {params.topic === 'cookies' && <CookieChoices />}
    </>
  )
}
