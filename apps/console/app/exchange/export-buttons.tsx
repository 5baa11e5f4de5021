import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/button.tsx'
import { useExport } from './use-export.ts'

/** Products as a file, in the two ways. @param idsOf null for all products */
export function ExportButtons({ idsOf }: { idsOf(): Promise<readonly string[] | null> }) {
  const { t } = useTexts()
  const { save, isPending, fault, saved } = useExport(idsOf)
  return (
    <>
      <p className="text-t13 text-ink-2">{t('exchange.export.formats')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button icon="download" disabled={isPending} onClick={() => save('xlsx')}>
          {t('exchange.export.xlsx')}
        </Button>
        <Button icon="download" disabled={isPending} onClick={() => save('csv')}>
          {t('exchange.export.csv')}
        </Button>
      </div>
      {fault ? (
        <p role="alert" className="mt-2 text-t13 text-bad-text">
          {fault}
        </p>
      ) : (
        <p role="status" className="mt-2 text-t13 text-ok-text empty:mt-0 wrap-anywhere">
          {saved}
        </p>
      )}
    </>
  )
}
