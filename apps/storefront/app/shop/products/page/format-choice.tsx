import { formatEuros } from '@filiera/domain/money/money'
import { Link } from 'react-router'
import { useLocalPath } from '../../../texts/use-language.ts'
import { useTranslation } from '../../../texts/use-translation.ts'
import { join } from '../../../ui/join.ts'

/** The formats in which a product is sold, each with a page of its own. */
export type Formats = {
  axis: string
  /** Prices in euros, as they are paid. */
  members: readonly { id: string; value: string; price: number; available: boolean }[]
}

/** The choice of size or format: links, so that it works without scripts. */
export function FormatChoice({ formats: { axis, members }, chosen }: { formats: Formats; chosen: string }) {
  const { t } = useTranslation()
  const to = useLocalPath()
  return (
    <nav aria-label={axis} className="mb-2.5 md:mb-4.5">
      <p aria-hidden="true" className="mb-2 text-sm font-semibold max-md:hidden">
        {axis}
      </p>
      <ul className="flex flex-wrap gap-2">
        {members.map(({ id, value, price, available }) => (
          <li key={id}>
            <Link
              to={to(`/product/${id}`)}
              preventScrollReset
              aria-current={id === chosen ? 'page' : undefined}
              className={join(
                'flex min-h-11 flex-col justify-center rounded-chip border px-3.5 py-0.5 leading-tight no-underline',
                id === chosen ? 'border-link bg-quiet' : 'border-control bg-paper hover:bg-quiet',
              )}
            >
              <span className={join('font-semibold', available ? 'text-ink' : 'text-ink-2')}>{value}</span>
              <span className="text-[0.8125rem] text-ink-2">
                {formatEuros(price)}
                {!available && ` · ${t('catalogue.formatSoldOut')}`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
