import { formatEuros } from '@filiera/domain/money/money'
import { offerDay } from '../texts/offer-days.ts'
import { useTexts } from '../texts/texts.tsx'
import { type Announced, readAnnounced } from './read-announced.ts'

/** What customers will read of a reduction, with a warning where that is less than it looks. */
export function AnnouncedLine({ offer }: { offer: Announced }) {
  const { t, language } = useTexts()
  const { lowestPriceSince: since } = offer
  const { kind, full } = readAnnounced(offer)
  const said = t(`prices.announced.${kind}`, {
    percent: offer.percent,
    full,
    lowest: formatEuros(offer.lowestPrice30Days ?? 0),
    time: since
      ? t('prices.announced.since', { date: offerDay(since, language) })
      : t('prices.announced.days'),
  })
  return <span className={kind === 'plain' ? 'text-ink-2' : 'text-warn-text'}>{said}</span>
}
