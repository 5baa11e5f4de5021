import type { Language } from '@filiera/domain/languages'
import { fillSections, type LegalText } from '@filiera/domain/legal/legal-text'
import { termsTexts } from '@filiera/domain/legal/terms'
import { currentTerms, isTermsVersion } from '@filiera/domain/legal/terms-version'
import { data } from 'react-router'
import { pageMeta } from '../../frame/head/page-meta.ts'
import { isLegalTopic } from '../../pages/legal-topics.ts'
import { type Shop, shopContext } from '../../state/server-contexts.ts'
import { languageOfPath } from '../../texts/language-path.ts'
import type { Route } from './+types/legal-page'
import { CookieChoices } from './cookie-choices.tsx'
import { englishLegal } from './english.server.ts'
import { italianLegal } from './italian.server.ts'
import { LegalArticle } from './legal-article.tsx'
import { spanishLegal } from './spanish.server.ts'

const texts = () => ({ it: italianLegal, en: englishLegal, es: spanishLegal })
const versionWords = { it: 'Versione', en: 'Version', es: 'Versión' }

/** A topic in one language, and what to know before reading it; only what orders are placed under has versions. */
function textOf(
  topic = '',
  version: string | undefined,
  lang: Language,
): { text: LegalText; notes: string[] } {
  const missing = () => data(null, { status: 404, statusText: 'Not Found' })
  if (!isLegalTopic(topic)) throw missing()
  const known = version ?? currentTerms
  const isAccepted = topic === 'terms' || topic === 'withdrawal'
  if (!isTermsVersion(known) || (version !== undefined && !isAccepted)) throw missing()
  // of a translation it says which text binds
  const { binding, ...accepted } = termsTexts[known][lang]
  const notes = binding ? [binding] : []
  if (!isAccepted) return { text: texts()[lang][topic], notes }
  return { text: accepted[topic], notes: [...notes, `${versionWords[lang]} ${known}`] }
}

const valuesOf = ({ name, company: { name: company, vatNumber: vat, ...more } }: Shop) => ({
  ...more,
  shop: name,
  company,
  vat,
})

export function loader({ request, params, context }: Route.LoaderArgs) {
  const { topic, version } = params
  const { text, notes } = textOf(topic, version, languageOfPath(new URL(request.url).pathname))
  const sections = fillSections(text.sections, valuesOf(context.get(shopContext)))
  const meta = { title: text.title, description: text.lead, noindex: version !== undefined }
  return { notes, lead: text.lead, sections, meta }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, args.loaderData?.meta ?? { title: '', noindex: true })

export default function LegalPage({ loaderData, params }: Route.ComponentProps) {
  const { notes, lead, sections, meta: head } = loaderData
  return (
    <>
      <LegalArticle title={head.title} lead={lead} notes={notes} sections={sections} />
      {params.topic === 'cookies' && <CookieChoices />}
    </>
  )
}
