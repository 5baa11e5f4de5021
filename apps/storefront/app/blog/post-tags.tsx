import { Link } from 'react-router'
import { useLocalPath } from '../i18n/use-language.ts'
import { tagPath } from './post-address.ts'

/** Topics as links to the posts that share them; the current one is marked. */
export function PostTags({ tags, current }: { tags: readonly string[]; current?: string | null }) {
  const to = useLocalPath()
  return (
    <ul className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag}>
          <Link
            to={to(tag === current ? '/blog' : tagPath(tag))}
            aria-current={tag === current ? 'true' : undefined}
            className="inline-flex min-h-11 items-center rounded-chip bg-quiet px-3.5 text-[15px] font-medium text-link first-letter:uppercase hover:bg-selected hover:text-on-selected aria-[current=true]:bg-selected aria-[current=true]:text-on-selected"
          >
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  )
}
