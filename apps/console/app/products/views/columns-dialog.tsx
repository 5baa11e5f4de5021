import { gridColumns } from '@filiera/contract/console/seller-products'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { type GridColumn, shownColumns, storeColumns, type View } from './view.ts'

/** Which columns stand beside the name; the last one stays. */
export function ColumnsDialog({
  view,
  show,
  onClose,
}: {
  view: View
  show(next: View, replace?: boolean): void
  onClose(): void
}) {
  const { t } = useTexts()
  const shown = shownColumns(view)
  const choose = (column: GridColumn, isOn: boolean) => {
    const columns = gridColumns.filter((each) => (each === column ? isOn : shown.includes(each)))
    storeColumns(columns)
    show({ ...view, columns }, true)
  }
  return (
    <Dialog title={t('products.choosing.title')} onClose={onClose}>
      <p className="mb-2 text-ink-2">{t('products.choosing.hint')}</p>
      <div className="mb-4 grid gap-x-4 md:grid-cols-2">
        {gridColumns.map((column) => (
          <label key={column} className="flex min-h-11 items-center gap-2.5 md:min-h-9">
            <input
              type="checkbox"
              checked={shown.includes(column)}
              disabled={shown.length === 1 && shown.includes(column)}
              onChange={({ target }) => choose(column, target.checked)}
              className="h-[18px] w-[18px] flex-none accent-button"
            />
            {t(`products.columns.${column}`)}
          </label>
        ))}
      </div>
      <div className="flex justify-end">
        <Button primary onClick={onClose}>
          {t('products.choosing.done')}
        </Button>
      </div>
    </Dialog>
  )
}
