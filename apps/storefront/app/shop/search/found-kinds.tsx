import { COUNT_CAP } from '@filiera/domain/catalogue-constants'
import { formatCount } from '@filiera/domain/money/money'
import { Link } from 'react-router'
import { foundSearch } from '../../pages/search-query.state.ts'
import { useLocalPath } from '../../texts/use-language.ts'
import { useTranslation } from '../../texts/use-translation.ts'

/** How many were found of each kind. */
export type FoundCounts = { products: number; sellers: number; posts: number }

type FoundKindsProps = { text: string; current: keyof FoundCounts; counts: FoundCounts }

/** Products, sellers or posts of a search, as links with their numbers; what was not found is left out. */
export function FoundKinds({ text, current, counts }: FoundKindsProps) {
  const { t } = useTranslation()
  const to = useLocalPath()
  const path = to('/search')
  const kinds = [
    { kind: 'products', name: t('search.products'), to: `${path}?${new URLSearchParams({ q: text })}` },
    { kind: 'sellers', name: t('search.sellers'), to: path + foundSearch({ text, kind: 'sellers' }) },
    { kind: 'posts', name: t('search.postsFound'), to: path + foundSearch({ text, kind: 'posts' }) },
  ] as const
  const shown = kinds.filter(({ kind }) => kind === current || counts[kind] !== 0)
  if (shown.length < 2) return null
  const written = (count: number) => (count > COUNT_CAP ? `${formatCount(COUNT_CAP)}+` : formatCount(count))
  return (
    <nav aria-label={t('search.kinds')} className="mt-4">
      <ul className="flex flex-wrap gap-2">
        {shown.map(({ kind, name, to: address }) => (
          <li key={kind}>
            <Link
              to={address}
              aria-current={kind === current ? 'true' : undefined}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-chip bg-quiet px-2.5 md:px-3.5 text-[0.9375rem] font-medium text-link hover:bg-selected hover:text-on-selected aria-[current=true]:bg-selected aria-[current=true]:text-on-selected"
            >
              {name} <span>{written(counts[kind])}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
