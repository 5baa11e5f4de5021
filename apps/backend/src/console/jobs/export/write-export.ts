import type { ExportChange, OrdersExportChange } from '@filiera/contract/console/jobs'
import type { Language } from '@filiera/domain/languages'
import { columnHeading, type SheetColumn, sheetColumns } from '@filiera/domain/products/sheet-columns'
import { openPhotoFiles } from '../../../catalog/pictures/photos/photo-files.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import type { Services } from '../../../services.ts'
import { escapeCell } from '../../exchange/cells/escape-cell.ts'
import { readCents } from '../../exchange/cells/number-values.ts'
import type { RowCells } from '../../exchange/cells/read-row.ts'
import { writeCell } from '../../exchange/cells/write-row.ts'
import { csvRows } from '../../exchange/files/write-csv.ts'
import { type SheetCell, writeXlsx } from '../../exchange/files/write-xlsx.ts'
import { readCellFacts } from '../../exchange/read-cell-facts.ts'
import { readSheetProducts } from '../../exchange/read-sheet-products.ts'
import { readContents } from '../../products/read-contents.ts'
import { findStep, type OpenJob, type StepResult, writeStep } from '../job-steps.store.ts'
import { deleteItems, pagesOf, takeTime, writeCells } from './export.store.ts'
import { ordersBytes } from './write-orders.ts'

/** Products that are read in one step. */
const READ_AT_ONCE = 250

/** The word for products, as it names files and sheets. */
export const PRODUCTS: Readonly<Record<Language, string>> = {
  it: 'prodotti',
  en: 'products',
  es: 'productos',
}

/** Where files of exports lie, by the numbers of their jobs. */
export const exportFiles = ({ config }: Pick<Services, 'config'>) => openPhotoFiles(config, 'exports')

/** Writes down the cells of the next products. @returns false when there are none left */
export async function readStep(trx: Transaction, job: OpenJob, { lang }: ExportChange): Promise<boolean> {
  const items = await findStep(trx, job.id, 'ready', READ_AT_ONCE)
  const ids = items.flatMap(({ product_id }) => product_id ?? [])
  const facts = await readCellFacts(trx, job.seller_id, lang)
  const products = await readSheetProducts(trx, await readContents(trx, job.seller_id, ids))
  const rows: { position: number; cells: RowCells }[] = []
  const results = items.map(({ position, product_id }): StepResult => {
    const result = { position, before: null, after: null }
    const product = products.get(product_id ?? '')
    if (!product) return { ...result, state: 'refused', reason: 'changed' }
    const written = sheetColumns.map((column): [SheetColumn, string] => [
      column,
      writeCell(column, product, facts),
    ])
    rows.push({ position, cells: Object.fromEntries(written.filter(([, text]) => text !== '')) })
    return { ...result, state: 'done', reason: null }
  })
  await writeCells(trx, job.id, rows)
  await writeStep(trx, job, results)
  return items.length > 0
}

const textRow = (cells: RowCells): string[] => sheetColumns.map((column) => escapeCell(cells[column] ?? ''))

/** In a workbook price and pieces are numbers that can be computed with; codes are text and keep their zeros. */
const cellRow = (cells: RowCells): SheetCell[] =>
  sheetColumns.map((column) => {
    const text = cells[column] ?? ''
    if (column === 'stock' || column === 'stock_was') return Number(text)
    const cents = column === 'price' || column === 'offer_price' ? readCents(text) : { fault: 'unknown' }
    return 'value' in cents ? cents.value / 100 : escapeCell(text)
  })

async function productsBytes(trx: Transaction, id: string, { format, lang }: ExportChange): Promise<Buffer> {
  const headings = sheetColumns.map((column) => columnHeading(column, lang))
  if (format === 'csv') {
    const parts = [csvRows([headings], true)]
    for await (const rows of pagesOf<RowCells>(trx, id)) parts.push(csvRows(rows.map(textRow)))
    return Buffer.concat(parts)
  }
  const rows: SheetCell[][] = []
  for await (const page of pagesOf<RowCells>(trx, id)) rows.push(...page.map(cellRow))
  return writeXlsx({ name: PRODUCTS[lang], headings, rows })
}

/** Makes the file of an export when all that goes into it was read. */
export async function writeFile(
  services: Pick<Services, 'config'>,
  trx: Transaction,
  { id }: OpenJob,
  change: ExportChange | OrdersExportChange,
): Promise<void> {
  await takeTime(trx)
  const bytes =
    change.what === 'export' ? await productsBytes(trx, id, change) : await ordersBytes(trx, id, change)
  await exportFiles(services).write(id, bytes)
  await deleteItems(trx, [id])
}
