import type { ColumnTarget } from '@filiera/contract/console/imports'
import { languages } from '@filiera/domain/languages'
import { columnHeading, type SheetColumn, sheetColumns } from '@filiera/domain/products/sheet-columns'
import { useTexts } from '../texts/texts.tsx'
import { SelectField } from '../ui/field.tsx'

const inLanguage = (column: SheetColumn) => languages.find((lang) => column.endsWith(`_${lang}`))
const withoutLanguage = sheetColumns.filter((column) => !inLanguage(column))

/** Where a column of a file goes. */
export function ColumnSelect({
  label,
  target,
  error,
  onTarget,
}: {
  label: string
  target: ColumnTarget
  error?: string | undefined
  onTarget(target: ColumnTarget): void
}) {
  const { t, language } = useTexts()
  const option = (column: SheetColumn) => (
    <option key={column} value={column}>
      {columnHeading(column, language)}
    </option>
  )
  return (
    <SelectField
      label={label}
      isLabelHidden
      value={target}
      error={error}
      onChange={({ target: { value } }) => onTarget(value as ColumnTarget)}
    >
      <option value="skip">{t('exchange.import.skip')}</option>
      <optgroup label={t('exchange.import.groups.product')}>{withoutLanguage.map(option)}</optgroup>
      {languages.map((lang) => (
        <optgroup key={lang} label={t(`exchange.import.groups.${lang}`)}>
          {sheetColumns.filter((column) => inLanguage(column) === lang).map(option)}
        </optgroup>
      ))}
    </SelectField>
  )
}
