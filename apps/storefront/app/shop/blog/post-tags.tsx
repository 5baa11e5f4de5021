import { Link } from 'react-router'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { tagPath } from './post-address.ts'
import { topicName } from './topic-name.ts'

/** Topics as links to the posts that share them; the current one is marked. */
export function PostTags({ tags, current }: { tags: readonly string[]; current?: string | null }) {
  const to = useLocalPath()
  const { t } = useTranslation()
  return (
    <ul className="flex flex-wrap gap-2">
      {/* on phones the row goes on sideways */}
      {tags.map((tag) => (
        <li key={tag} className={tag === current ? 'max-md:order-first' : undefined}>
          <Link
            to={to(tag === current ? '/blog' : tagPath(tag))}
            aria-current={tag === current ? 'true' : undefined}
            className="inline-flex min-h-11 items-center rounded-chip bg-quiet px-3.5 text-[0.9375rem] font-medium text-link hover:bg-selected hover:text-on-selected aria-[current=true]:bg-selected aria-[current=true]:text-on-selected"
          >
            {topicName(tag, t)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
