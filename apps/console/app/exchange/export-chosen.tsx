import { useState } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { BarButton } from '../ui/action-bar.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ExportButtons } from './export-buttons.tsx'

/** Chosen products as a file. */
export function ExportChosen({ ids }: { ids: readonly string[] }) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <BarButton onClick={() => setOpen(true)}>{t('exchange.export.chosen')}</BarButton>
      {isOpen && (
        <Dialog title={t('exchange.export.dialogTitle')} onClose={() => setOpen(false)}>
          <p className="mb-2 font-semibold">{t('exchange.export.count', { count: ids.length })}</p>
          <ExportButtons idsOf={async () => ids} />
        </Dialog>
      )}
    </>
  )
}
