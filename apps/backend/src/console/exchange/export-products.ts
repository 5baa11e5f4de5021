import { EXPORTED_PRODUCTS } from '@filiera/contract/console/exchange'
import { dateInItaly } from '@filiera/domain/dates/holidays'
import type { Language } from '@filiera/domain/languages'
import { columnHeading, sheetColumns } from '@filiera/domain/products/sheet-columns'
import { type ShopActor, writeAudit } from '../../platform/audit/audit.store.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { readContents } from '../products/read-contents.ts'
import type { CellFacts } from './cells/cell.ts'
import { escapeCell } from './cells/escape-cell.ts'
import { type SheetProduct, writeCell } from './cells/write-row.ts'
import { findExportIds } from './exchange.store.ts'
import type { SavedFile } from './files/send-file.ts'
import { writeCsv } from './files/write-csv.ts'
import { type SheetCell, writeXlsx } from './files/write-xlsx.ts'
import { readCellFacts } from './read-cell-facts.ts'

/** Products that are read in one go: other requests come in between. */
const READ_AT_ONCE = 250
const NAMES: Readonly<Record<Language, string>> = { it: 'prodotti', en: 'products', es: 'productos' }
const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

async function readSheetProducts({ db }: Services, sellerId: string, ids: readonly string[]) {
  const products: SheetProduct[] = []
  for (let from = 0; from < ids.length; from += READ_AT_ONCE) {
    const some = ids.slice(from, from + READ_AT_ONCE)
    const contents = await readContents(db, sellerId, some)
    for (const id of some) {
      const read = contents.get(id)
      if (read) {
        const { price_cents: priceCents, stock } = read.live
        products.push({ id, content: read.content, priceCents, stock })
      }
    }
  }
  return products
}

const textRow = (product: SheetProduct, facts: CellFacts): string[] =>
  sheetColumns.map((column) => escapeCell(writeCell(column, product, facts)))

/** In a workbook price and pieces are numbers that can be computed with; codes are text and keep their zeros. */
const cellRow = (product: SheetProduct, facts: CellFacts): SheetCell[] =>
  sheetColumns.map((column) => {
    if (column === 'price') return product.priceCents / 100
    if (column === 'stock' || column === 'stock_was') return product.stock
    return escapeCell(writeCell(column, product, facts))
  })

/**
 * The products of a shop as a file, with what is being changed of them.
 * @param ids null for all
 * @throws ProblemError too_large
 */
export async function exportProducts(
  services: Services,
  actor: ShopActor,
  { ids, format, lang }: { ids: readonly string[] | null; format: 'csv' | 'xlsx'; lang: Language },
): Promise<SavedFile> {
  const { db, clock } = services
  const { sellerId } = actor
  const most = EXPORTED_PRODUCTS[format]
  const found = await findExportIds(db, sellerId, ids, most + 1)
  if (found.length > most)
    throw new ProblemError('too_large', `Such a file holds at most ${most} products: choose fewer.`)
  const facts = await readCellFacts(db, sellerId, lang)
  const products = await readSheetProducts(services, sellerId, found)
  const headings = sheetColumns.map((column) => columnHeading(column, lang))
  const bytes =
    format === 'csv'
      ? writeCsv([headings, ...products.map((product) => textRow(product, facts))])
      : await writeXlsx({
          name: NAMES[lang],
          headings,
          rows: products.map((product) => cellRow(product, facts)),
        })
  const at = clock.now()
  await db.transaction().execute((trx) =>
    writeAudit(trx, actor, {
      kind: 'job',
      id: 'export',
      before: null,
      after: { products: products.length, format },
      at,
    }),
  )
  return { name: `${NAMES[lang]}-${dateInItaly(at)}.${format}`, type: types[format], bytes }
}
