import type { LegalSection } from '@filiera/domain/legal/legal-text'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Container } from '../../ui/container.tsx'

function Links({ links }: { links: NonNullable<LegalSection['links']> }) {
  const to = useLocalPath()
  return (
    <ul className="flex flex-wrap gap-x-6">
      {links.map(({ path, text }) => (
        <li key={path}>
          <Link
            to={to(path)}
            className="inline-flex min-h-11 items-center font-semibold text-link underline decoration-link-line decoration-[1.5px] underline-offset-[5px]"
          >
            {text}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Section({ heading, paragraphs, list, form, links }: LegalSection) {
  return (
    <section className="mt-9">
      <h2 className="mb-3 text-[1.5rem] md:text-[1.75rem]">{heading}</h2>
      <div className="grid gap-3 leading-[1.65] text-ink-2">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {list && (
          <ul className="grid list-disc gap-1.5 pl-5 marker:text-link">
            {list.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
        {form && (
          <ul className="rounded-image border border-line bg-raised px-5 py-2">
            {form.map((line) => (
              <li key={line} className="border-b border-line pt-3 pb-8 last:border-b-0">
                {line}
              </li>
            ))}
          </ul>
        )}
        {links && <Links links={links} />}
      </div>
    </section>
  )
}

type LegalArticleProps = {
  title: string
  lead: string
  /** What to know before reading it: which text binds, which version it is. */
  notes?: readonly string[]
  sections: readonly LegalSection[]
  children?: ReactNode
}

/** A page of rules: one column, what it is about first. */
export function LegalArticle({ title, lead, notes = [], sections, children }: LegalArticleProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  return (
    <Container className="pb-12 md:pb-18">
      <Breadcrumb crumbs={[{ title: t('catalogue.home'), to: to('/') }, { title }]} />
      <article className="mx-auto max-w-[40em] pt-4 md:pt-8">
        <h1 className="text-[2.0625rem] leading-[1.06] md:text-[2.875rem]">{title}</h1>
        <p className="mt-4 text-lg text-ink-2 md:text-xl">{lead}</p>
        {notes.map((note) => (
          <p key={note} className="mt-3 text-sm text-ink-3">
            {note}
          </p>
        ))}
        {children}
        {sections.map((section) => (
          <Section key={section.heading} {...section} />
        ))}
      </article>
    </Container>
  )
}
