import { useTranslation } from '../texts/use-translation.ts'
import { join } from './join.ts'

/** The amber flag of a reduction, as on a market stall. */
export function PriceFlag({ percent, className }: { percent: number; className?: string }) {
  const { t } = useTranslation()
  if (percent < 1) return null
  return (
    <span className={join('price-flag bg-amber text-[0.9375rem] font-bold text-on-amber', className)}>
      <span className="sr-only">{t('design.discount')} </span>−{percent}%
    </span>
  )
}
