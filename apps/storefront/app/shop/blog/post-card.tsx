import type { Post } from '@filiera/contract/content/blog'
import { formatLongDate } from '@filiera/domain/dates/written-dates'
import type { Language } from '@filiera/domain/languages'
import { Link } from 'react-router'
import { useLanguage, useLocalPath } from '../../texts/use-language.ts'
import { join } from '../../ui/join.ts'
import { ProductImage } from '../../ui/product-image.tsx'
import { postPath } from './post-address.ts'

/** The fields of a post a card shows. */
export type CardPost = Pick<
  Post,
  'id' | 'slug' | 'title' | 'excerpt' | 'pubDate' | 'imageDefault' | 'lang'
> & {
  /** The date as it is shown. */
  published: string
}

/** Only what a card shows leaves the server, in the language of the page. */
export const cardPost = (
  { id, slug, title, excerpt, pubDate, imageDefault, lang }: Post,
  language: Language,
): CardPost => ({
  id,
  slug,
  title,
  excerpt,
  pubDate,
  published: formatLongDate(pubDate, language),
  imageDefault,
  lang,
})

type PostCardProps = {
  post: CardPost
  /**
   * `lead` beside its text on wide screens · `card` in a grid · `side` in a narrow list, without its excerpt ·
   * `line` beside a small picture, without it, too.
   */
  variant?: 'lead' | 'card' | 'side' | 'line'
  eager?: boolean
  level?: 2 | 3
  /** Of a card with a picture as wide as that of a lead. */
  isWide?: boolean
}

const pictureSizes = {
  lead: '(min-width: 1328px) 745px, (min-width: 1024px) 58vw, 100vw',
  card: '(min-width: 1328px) 410px, (min-width: 768px) 50vw, 100vw',
  side: '(min-width: 1280px) 320px, (min-width: 768px) 50vw, 100vw',
  line: '96px',
}
const titleSizes = {
  lead: 'text-[1.75rem] leading-[1.12] md:text-[2rem] xl:text-[2.625rem]',
  card: 'text-[1.375rem] leading-[1.2] md:text-[1.4375rem] xl:text-[1.5rem]',
  side: 'text-[1.25rem] leading-[1.2]',
  line: 'font-sans text-base leading-[1.3] font-semibold tracking-normal',
}

/** A post with its picture, date and title: the whole card leads to it. */
export function PostCard({
  post,
  variant = 'card',
  eager = false,
  level = 2,
  isWide = variant === 'lead',
}: PostCardProps) {
  const language = useLanguage()
  const to = useLocalPath()
  const Heading = level === 2 ? 'h2' : 'h3'
  const isLead = variant === 'lead'
  const isLine = variant === 'line'
  const lang = post.lang === language ? undefined : post.lang
  return (
    <article
      className={join(
        'relative',
        isLead && 'grid items-center gap-5 lg:grid-cols-[7fr_5fr] lg:gap-12',
        isLine && 'grid grid-cols-[96px_minmax(0,1fr)] items-center gap-4',
      )}
    >
      <ProductImage
        url={post.imageDefault}
        alt=""
        width={1000}
        height={400}
        widths={isWide ? [400, 600, 800, 1200] : [400, 600, 800]}
        sizes={pictureSizes[isWide ? 'lead' : variant]}
        eager={eager}
        imgClassName={
          isLine
            ? 'aspect-[3/2] rounded-control'
            : join('rounded-image', isLead ? 'aspect-[5/2] lg:aspect-[2/1]' : 'aspect-[5/2]')
        }
      />
      <div className={isLead || isLine ? '' : 'mt-3.5'}>
        <p className="text-sm text-ink-3">
          <time dateTime={post.pubDate}>{post.published}</time>
        </p>
        <Heading lang={lang} className={join('mt-1', titleSizes[variant])}>
          <Link to={to(postPath(post))} className="after:absolute after:inset-0 hover:underline">
            {post.title}
          </Link>
        </Heading>
        {variant !== 'side' && !isLine && (
          <p lang={lang} className={join('mt-2 text-ink-2', isLead && 'md:text-lg')}>
            {post.excerpt}
          </p>
        )}
      </div>
    </article>
  )
}
