import { useTranslation } from 'react-i18next'
import { data } from 'react-router'
import { Breadcrumb } from '../design/breadcrumb.tsx'
import { Container } from '../design/container.tsx'
import { Notice } from '../design/notice.tsx'
import { languageOfPath } from '../i18n/language-path.ts'
import { useLocalPath } from '../i18n/use-language.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { type Shop, shopContext } from '../shell/server-contexts.ts'
import type { Route } from './+types/legal-page'
import { englishLegal } from './english.server.ts'
import { italianLegal } from './italian.server.ts'
import { isLegalTopic } from './legal-text.ts'
import { spanishLegal } from './spanish.server.ts'

const texts = () => ({ it: italianLegal, en: englishLegal, es: spanishLegal })

/** Puts the company's own data into a text. */
function fill(text: string, { name, company }: Shop): string {
  const values: Record<string, string> = {
    shop: name,
    company: company.name,
    address: company.address,
    vat: company.vatNumber,
    rea: company.rea,
    email: company.email,
  }
  return text.replaceAll(/{{(\w+)}}/g, (_all, key: string) => values[key] ?? '')
}

export function loader({ request, params, context }: Route.LoaderArgs) {
  if (!isLegalTopic(params.topic)) throw data(null, { status: 404, statusText: 'Not Found' })
  const lang = languageOfPath(new URL(request.url).pathname)
  const shop = context.get(shopContext)
  const { draft, [params.topic]: text } = texts()[lang]
  const sections = text.sections.map(({ heading, paragraphs }) => ({
    heading,
    paragraphs: paragraphs.map((paragraph) => fill(paragraph, shop)),
  }))
  return { draft, lead: text.lead, sections, meta: { title: text.title, description: text.lead } }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, args.loaderData?.meta ?? { title: '', noindex: true })

export default function LegalPage({ loaderData }: Route.ComponentProps) {
  const { draft, lead, sections, meta: head } = loaderData
  const { t } = useTranslation()
  const to = useLocalPath()
  return (
    <Container className="pb-12 md:pb-18">
      <Breadcrumb crumbs={[{ title: t('catalogue.home'), to: to('/') }, { title: head.title }]} />
      <article className="mx-auto max-w-[720px] pt-4 md:pt-8">
        <h1 className="text-[33px] leading-[1.06] md:text-[46px]">{head.title}</h1>
        <p className="mt-4 text-lg text-ink-2 md:text-xl">{lead}</p>
        <Notice type="warning" className="mt-6">
          {draft}
        </Notice>
        {sections.map(({ heading, paragraphs }) => (
          <section key={heading} className="mt-9">
            <h2 className="mb-3 text-[24px] md:text-[28px]">{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mb-3 leading-[1.65] text-ink-2">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </article>
    </Container>
  )
}
