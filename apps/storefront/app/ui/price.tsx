import { formatEuros } from '@filiera/domain/money/money'
import { useTranslation } from '../texts/use-translation.ts'
import { join } from './join.ts'

type PriceProps = {
  /** Euros, before a reduction. */
  price: number
  /** Euros, null when there is no reduction. */
  discounted: number | null
  size?: 'card' | 'page' | 'line'
}

const sizes = {
  card: 'text-xl leading-none md:text-[1.375rem]',
  page: 'text-[2.125rem] leading-none tracking-[-0.02em] md:text-[2.375rem]',
  line: 'text-base',
}

/** What is paid, then what it cost before, named as such to assistive technology. */
export function Price({ price, discounted, size = 'card' }: PriceProps) {
  const { t } = useTranslation()
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <b className={join('font-semibold whitespace-nowrap', sizes[size])}>
        {formatEuros(discounted ?? price)}
      </b>
      {discounted !== null && (
        <>
          <span className="sr-only">{t('design.previousPrice')}</span>
          <s className={join('whitespace-nowrap text-ink-3', size === 'page' ? 'text-lg' : 'text-sm')}>
            {formatEuros(price)}
          </s>
        </>
      )}
    </span>
  )
}
