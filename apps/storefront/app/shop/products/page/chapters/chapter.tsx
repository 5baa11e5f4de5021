import type { ReactNode } from 'react'
import { Container } from '../../../../ui/container.tsx'
import { join } from '../../../../ui/join.ts'

/** Two columns of a chapter; one on phones and tablets. */
export const columns =
  'grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16'

type ChapterProps = { id: string; title?: string | undefined; className?: string; children: ReactNode }

/** A part of the product page under its own title; every second one has another ground. */
export function Chapter({ id, title, className, children }: ChapterProps) {
  return (
    <section id={id} className={join('deferred scroll-mt-6 py-12 md:py-18', className)}>
      <Container>
        {title && <h2 className="mb-6 text-[1.75rem] md:text-[2rem] xl:text-[2.5rem]">{title}</h2>}
        {children}
      </Container>
    </section>
  )
}
