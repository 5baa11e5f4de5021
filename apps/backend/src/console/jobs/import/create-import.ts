import type { ColumnTarget } from '@filiera/contract/console/imports'
import type { ImportedRows, Job } from '@filiera/contract/console/jobs'
import type { Language } from '@filiera/domain/languages'
import type { SheetColumn } from '@filiera/domain/products/sheet-columns'
import type { ShopActor } from '../../../platform/audit/audit.store.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import type { ReadUpload } from '../../../platform/http/read-upload.ts'
import { ProblemError } from '../../../platform/problem-error.ts'
import type { RowCells } from '../../exchange/cells/read-row.ts'
import type { SheetTable } from '../../exchange/files/read-sheet.ts'
import { readNewContent } from '../../products/create-product.ts'
import { beginJob } from '../begin-job.ts'
import { findNamedProducts, insertRows, type NewItem, saveColumns } from './import-columns.store.ts'
import { type ImportServices, readUploadedSheet } from './import-services.ts'
import { codesOf, matchRows } from './match-rows.ts'

const MAX_HEADING = 200
/** A row that names none of these and has no name cannot be told from others. */
const naming: readonly ColumnTarget[] = ['id', 'own_code', 'gtin', 'title_it']

const wrongColumns = (message: string) =>
  new ProblemError('invalid_body', `The columns are not right: ${message}.`, {
    fields: [{ field: 'columns', message }],
  })

/** @throws ProblemError invalid_body naming `columns`: other_file, twice, nothing_named */
function checkColumns({ headings }: SheetTable, columns: readonly ColumnTarget[]): void {
  if (columns.length !== headings.length) throw wrongColumns('other_file')
  const used = columns.filter((target) => target !== 'skip')
  if (new Set(used).size !== used.length) throw wrongColumns('twice')
  if (!used.some((target) => naming.includes(target))) throw wrongColumns('nothing_named')
}

/** The filled cells of a row that go somewhere. */
function cellsOf(values: readonly string[], columns: readonly ColumnTarget[]): RowCells {
  const filled = columns.flatMap((target, at): [SheetColumn, string][] => {
    // no database keeps zero characters and halves of characters
    const text = (values[at] ?? '').toWellFormed().replaceAll('\0', '').trim()
    return target === 'skip' || text === '' ? [] : [[target, text]]
  })
  return Object.fromEntries(filled)
}

async function itemsOf(
  trx: Transaction,
  sellerId: string,
  table: SheetTable,
  columns: readonly ColumnTarget[],
): Promise<NewItem[]> {
  const rows = table.rows
    .map(({ line, values }) => ({ line, cells: cellsOf(values, columns) }))
    .filter(({ cells }) => Object.keys(cells).length > 0)
  const codes = rows.map(({ cells }) => codesOf(cells))
  const products = await findNamedProducts(trx, sellerId, {
    ids: codes.map(({ id }) => id).filter(Boolean),
    ownCodes: codes.map(({ ownCode }) => ownCode).filter(Boolean),
    gtins: codes.map(({ gtin }) => gtin).filter(Boolean),
  })
  const matched = matchRows(
    rows.map(({ cells }) => cells),
    products,
  )
  const items = rows.map(({ line, cells }, at): Omit<NewItem, 'position'> => {
    const { productId = null, faults = null } = matched[at] ?? {}
    return { line, cells, product_id: productId, faults }
  })
  const tooLong = table.refused.map(
    ({ line }): Omit<NewItem, 'position'> => ({
      line,
      cells: {},
      product_id: null,
      faults: [{ column: 'id', fault: 'too_many_cells' }],
    }),
  )
  return [...items, ...tooLong]
    .sort((a, b) => a.line - b.line)
    .map((item, position) => ({ position, ...item }))
}

/**
 * Tries a file; nothing is changed before `changeJob`. The same key is the same job. Its columns and rows are remembered for the next file.
 * @throws ProblemError rate_limited, too_large, unsupported_media_type; invalid_body naming `file` or `columns`; conflict without a warehouse
 */
export async function createImport(
  services: ImportServices,
  actor: ShopActor,
  readUpload: ReadUpload,
  {
    name,
    lang,
    columns,
    which,
  }: { name: string; lang: Language; columns: readonly ColumnTarget[]; which: ImportedRows },
  key: string,
): Promise<Job> {
  const { sellerId } = actor
  const table = await readUploadedSheet(services, actor, readUpload)
  checkColumns(table, columns)
  await readNewContent(services.db, sellerId)
  const change = { what: 'import', file: name, lang, ...(which !== 'all' && { which }) } as const
  return beginJob(services, actor, change, key, async (trx, id) => {
    await insertRows(trx, id, await itemsOf(trx, sellerId, table, columns))
    const named = table.headings.flatMap((heading, at): [string, ColumnTarget][] =>
      heading === '' ? [] : [[heading.slice(0, MAX_HEADING), columns[at] ?? 'skip']],
    )
    await saveColumns(trx, sellerId, new Map(named))
    return change
  })
}
