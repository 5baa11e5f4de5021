import type { ReactNode } from 'react'
import { join } from './join.ts'

type EmptyStateProps = {
  title: ReactNode
  children?: ReactNode
  level?: 1 | 2
  /** A wide picture leaves room for what follows. */
  picture?: 'square' | 'wide'
}

/** Nothing here, and what to do next. */
export function EmptyState({ title, children, level = 1, picture = 'square' }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div
      className={join(
        'grid items-center gap-8 md:grid-cols-[6fr_5fr]',
        picture === 'wide' ? 'pt-2 pb-9 md:gap-12 md:pb-12' : 'py-8 md:gap-18 md:py-12',
      )}
    >
      <div>
        <Heading className="text-[2.0625rem] leading-[1.06] wrap-anywhere md:text-[2.75rem] xl:text-[3.5625rem]">
          {title}
        </Heading>
        <div className="mt-4 max-w-[32em] text-lg text-ink-2">{children}</div>
      </div>
      <picture className={join('product-image', picture === 'wide' && 'max-md:order-first')}>
        <source type="image/avif" srcSet="/art/empty-shelf.avif" />
        <img
          src="/art/empty-shelf.webp"
          alt=""
          width={800}
          height={800}
          className={join(
            'h-auto w-full rounded-panel',
            picture === 'wide'
              ? 'aspect-[16/9] object-cover object-bottom'
              : 'max-md:aspect-[4/3] max-md:object-cover',
          )}
        />
      </picture>
    </div>
  )
}
