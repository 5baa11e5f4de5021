import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createExport as exported } from '@filiera/contract/console/exchange'
import { type Language, languages } from '@filiera/domain/languages'
import { type SheetColumn, sheetColumns } from '@filiera/domain/products/sheet-columns'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testClock } from '../../../../test/build-test-backend.ts'
import { openSeededDatabase } from '../../../../test/open-seeded-database.ts'
import { emptyContent } from '../../../catalog/content/empty-content.ts'
import type { OpenDatabase } from '../../../platform/database/open-database.ts'
import type { Services } from '../../../services.ts'
import { type RowCells, readRow } from '../../exchange/cells/read-row.ts'
import { isShownColumn } from '../../exchange/cells/shown-cells.ts'
import { type SheetProduct, writeCell } from '../../exchange/cells/write-row.ts'
import { readSheet } from '../../exchange/files/read-sheet.ts'
import { readCellFacts } from '../../exchange/read-cell-facts.ts'
import { readSheetProducts } from '../../exchange/read-sheet-products.ts'
import { readContents } from '../../products/read-contents.ts'
import { workOnJobs } from '../work-on-jobs.ts'
import { createExport } from './create-export.ts'
import { readExport } from './read-export.ts'

const clock = testClock()
let database: OpenDatabase
let services: Services
let folder: string
let sellers: string[]
beforeAll(async () => {
  database = await openSeededDatabase()
  folder = await mkdtemp(join(tmpdir(), 'filiera-exchange-'))
  const config = { DATA_DIR: folder }
  services = { db: database.db, clock, config, notifyJobs() {} } as unknown as Services
  sellers = (await database.db.selectFrom('seller').select('id').orderBy('id').execute()).map(({ id }) => id)
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

async function productsOf(sellerId: string): Promise<SheetProduct[]> {
  const rows = await database.db
    .selectFrom('product')
    .select('id')
    .where('seller_id', '=', sellerId)
    .execute()
  const contents = await readContents(
    database.db,
    sellerId,
    rows.map(({ id }) => id),
  )
  return [...(await readSheetProducts(database.db, contents)).values()]
}

const actorOf = (sellerId: string) => ({
  sellerId,
  accountId: '00000000-0000-4000-8000-000000000001',
  role: 'owner' as const,
  action: exported.name,
  requestId: 'test',
})

async function exportedFile(sellerId: string, format: 'csv' | 'xlsx', lang: Language) {
  const asked = { ids: null, format, lang }
  const { id } = await createExport(services, actorOf(sellerId), asked, crypto.randomUUID())
  while (await workOnJobs(services));
  return readExport(services, actorOf(sellerId), id)
}

/** Rows of a file by the numbers of their products, as an import reads them. */
async function rowsOf(file: { name: string; bytes: Buffer }): Promise<Map<string, RowCells>> {
  const path = join(folder, file.name)
  await writeFile(path, file.bytes)
  const { headings, rows, guesses } = await readSheet(path)
  expect(headings).toHaveLength(sheetColumns.length)
  expect(guesses).toEqual(sheetColumns)
  return new Map(
    rows.map(({ values }) => {
      const cells: RowCells = {}
      for (const [at, column] of guesses.entries()) {
        const text = values[at]?.trim() ?? ''
        if (column && text !== '') cells[column] = text
      }
      return [cells.id ?? '', cells]
    }),
  )
}

it.each([
  ['csv', 'it', 40],
  ['csv', 'en', 4],
  ['xlsx', 'es', 4],
] as const)('brings %s in %s back without changing anything', async (format, lang, most) => {
  let count = 0
  for (const sellerId of sellers.slice(0, most)) {
    const facts = await readCellFacts(database.db, sellerId, lang)
    const rows = await rowsOf(await exportedFile(sellerId, format, lang))
    for (const product of await productsOf(sellerId)) {
      const { faults, content, priceCents, stock } = readRow(rows.get(product.id) ?? {}, product, facts)
      expect([product.id, faults]).toEqual([product.id, []])
      expect({ content, priceCents, stock }).toEqual({
        content: product.content,
        priceCents: product.priceCents,
        stock: product.stock,
      })
      count++
    }
  }
  expect(count).toBeGreaterThan(most * 5)
})

/** A new product has no photos and no files of certificates: sheets name those of a product. */
const held = ({ pictures, marks }: SheetProduct['content']) => ({ pictures, marks })

it.each(languages)('reads into an empty product what it wrote of a full one, in %s', async (lang) => {
  for (const sellerId of sellers) {
    const facts = await readCellFacts(database.db, sellerId, lang)
    for (const product of await productsOf(sellerId)) {
      const written = sheetColumns.map((column) => [column, writeCell(column, product, facts)] as const)
      const cells = Object.fromEntries(
        written.filter(([column, text]) => text !== '' && column !== 'stock_was' && !isShownColumn(column)),
      ) as Partial<Record<SheetColumn, string>>
      const empty = {
        id: '',
        content: { ...emptyContent, ...held(product.content) },
        priceCents: 0,
        stock: 0,
        offer: null,
        format: null,
      }
      const read = readRow(cells, empty, facts)
      expect([product.id, read.faults]).toEqual([product.id, []])
      expect(read.content).toEqual(product.content)
      expect(read).toMatchObject({ priceCents: product.priceCents, stock: product.stock })
    }
  }
})
