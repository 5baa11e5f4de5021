import { useTexts } from '../texts/texts.tsx'
import { useWork } from '../work/work.tsx'
import { ExportPanel } from './export-panel.tsx'

/** What leaves the shop as files, and what comes in. */
export default function ExchangeScreen() {
  const { t } = useTexts()
  const { may } = useWork()
  return (
    <div className="max-w-[1080px]">
      <h1 className="mb-1">{t('shell.exchange')}</h1>
      <p className="mb-4 text-ink-2">{t('exchange.intro')}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
        {may('products:read') && <ExportPanel />}
      </div>
    </div>
  )
}
