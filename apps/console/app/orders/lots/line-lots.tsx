import type { LineLot } from '@filiera/contract/orders/lots'
import { useTexts } from '../../texts/texts.tsx'
import { useLotText } from './use-lot-text.ts'

/** Lots that pieces come from, and how many have none; nothing for food without lots. */
export function LineLots({ lots, pieces }: { lots: readonly LineLot[]; pieces: number }) {
  const { t } = useTexts()
  const { date } = useLotText()
  if (lots.length === 0) return null
  const rest = pieces - lots.reduce((sum, lot) => sum + lot.pieces, 0)
  return (
    <span className="block text-t13 text-ink-2">
      {lots.map((lot) => (
        <span key={lot.id} className="block wrap-anywhere">
          <b className="font-semibold">{lot.pieces}</b> {t('orders.lots.from', { code: lot.code })}
          {lot.expires && `, ${date(lot)}`}
          {lot.isBlocked && <b className="font-semibold text-bad-text"> {t('orders.lots.blocked')}</b>}
        </span>
      ))}
      {rest > 0 && <span className="block">{t('orders.lots.without', { count: rest })}</span>}
    </span>
  )
}
