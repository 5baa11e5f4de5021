import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { ExportFiles } from './export-files.tsx'
import { useExport } from './use-export.ts'

/** Products as a file, in the two ways, and the files that are being made or are there. @param idsOf null for all products */
export function ExportButtons({ idsOf }: { idsOf(): Promise<readonly string[] | null> }) {
  const { t } = useTexts()
  const { begin, isPending, fault, begun } = useExport(idsOf)
  return (
    <>
      <p className="text-t13 text-ink-2">{t('exchange.export.formats')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button icon="sheet" disabled={isPending} onClick={() => begin('xlsx')}>
          {t('exchange.export.xlsx')}
        </Button>
        <Button icon="sheet" disabled={isPending} onClick={() => begin('csv')}>
          {t('exchange.export.csv')}
        </Button>
      </div>
      {fault && (
        <p role="alert" className="mt-2 text-t13 text-bad-text">
          {fault}
        </p>
      )}
      <ExportFiles what="export" begun={begun} />
    </>
  )
}
