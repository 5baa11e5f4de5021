import { useTexts } from '../texts/texts.tsx'
import { useWork } from '../work/work.tsx'
import { ExportOrdersPanel } from './export-orders-panel.tsx'
import { ExportPanel } from './export-panel.tsx'
import { ImportPanel } from './import-panel.tsx'

/** What leaves the shop as files, and what comes in. */
export default function ExchangeScreen() {
  const { t } = useTexts()
  const { may } = useWork()
  return (
    <div className="max-w-[1080px]">
      <h1 className={may('products:write') ? 'mb-1' : 'mb-4'}>{t('shell.exchange')}</h1>
      {may('products:write') && <p className="mb-4 text-ink-2">{t('exchange.intro')}</p>}
      {may('products:write') && (
        <div className="mb-4">
          <ImportPanel />
        </div>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
        {may('products:read') && <ExportPanel />}
        {may('sums:read') && <ExportOrdersPanel />}
      </div>
    </div>
  )
}
