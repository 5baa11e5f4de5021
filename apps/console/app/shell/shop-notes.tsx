import { formatDay, noonOf } from '@filiera/domain/dates/written-dates'
import { useTexts } from '../texts/texts.tsx'
import { Note } from '../ui/states.tsx'
import { useWork } from '../work/work.tsx'

/** What holds for the whole shop now: closed for good, suspended, or on holiday. */
export function ShopNotes() {
  const { t, language } = useTexts()
  const { shop } = useWork()
  return (
    <>
      {shop.ended && (
        <Note tone="warn" title={t('shell.ended.title')}>
          {t('shell.ended.body')}
        </Note>
      )}
      {shop.suspended && !shop.ended && (
        <Note tone="bad" title={t('shell.suspended.title')}>
          {t('shell.suspended.body')}
        </Note>
      )}
      {shop.closedUntil && (
        <Note
          tone="warn"
          title={t('shell.closed.title', { date: formatDay(noonOf(shop.closedUntil), language) })}
        >
          {t('shell.closed.body')}
        </Note>
      )}
    </>
  )
}
