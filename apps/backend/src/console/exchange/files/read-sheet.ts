import { open, readFile as readBytes } from 'node:fs/promises'
import { type FileFault, IMPORT_COLUMNS, IMPORT_ROWS } from '@filiera/contract/console/imports'
import type { SheetColumn } from '@filiera/domain/products/sheet-columns'
import { decodeFile } from '../../../catalog/import/read/decode-file.ts'
import { isPlatformFile, readFile } from '../../../catalog/import/read/read-file.ts'
import { readTable, type TableRow } from '../../../catalog/import/read/read-table.ts'
import {
  type Field,
  fields,
  type RefusedRow,
  type SourceFile,
  TooManyLines,
  UnreadableFile,
} from '../../../catalog/import/read/source-file.ts'
import { ProblemError } from '../../../platform/problem-error.ts'
import { findHeadings } from './find-headings.ts'
import { columnOfField, guessColumns } from './guess-columns.ts'
import { readXlsx } from './read-xlsx.ts'

/** A file of products as a table. */
export type SheetTable = {
  /** Name of the sheet of a workbook; empty for other files. */
  sheet: string
  headings: string[]
  rows: TableRow[]
  /** Lines that are none. */
  refused: Pick<RefusedRow, 'line'>[]
  /** Where each column belongs by its heading. */
  guesses: (SheetColumn | null)[]
}

/** Lines that are read: a product of another shop's program takes several, and some are empty. */
const MOST_LINES = 5 * IMPORT_ROWS

const wrong = (message: FileFault) =>
  new ProblemError('invalid_body', `The file cannot be read: ${message}.`, {
    fields: [{ field: 'file', message }],
  })

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte)
const isUtf16 = (bytes: Uint8Array) => startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff)

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** The products of a file of another shop's program, one row each: variants and their pictures take several lines there. */
function tableOfPlatform({ products, refused, names }: SourceFile): SheetTable {
  const used = fields.filter(
    (field) => columnOfField[field] && (field === 'key' || products.some(({ cells }) => cells[field])),
  )
  const cellOf = (product: SourceFile['products'][number], field: Field): string => {
    const { key, cells, options, categories } = product
    if (field === 'key') return key.at(0) === 'woocommerce' ? (key[1] ?? '') : key.join(' / ')
    if (field === 'title') return [cells.title ?? '', ...options].filter(Boolean).join(', ')
    if (field === 'category') return categories[0] ?? ''
    return cells[field] ?? ''
  }
  return {
    sheet: '',
    headings: used.map((field) => names.get(field) ?? field),
    rows: products.map((product) => ({
      line: product.line,
      values: used.map((field) => cellOf(product, field).trim()),
    })),
    refused: refused.filter(({ field }) => field === 'row'),
    guesses: used.map((field) => columnOfField[field] ?? null),
  }
}

/** A table of lines that hold something, the headings among the first. */
function tableOf(lines: TableRow[], rest: Pick<SheetTable, 'sheet' | 'refused'>): SheetTable {
  const at = findHeadings(lines.map(({ values }) => values))
  const headings = (lines[at]?.values ?? []).map((heading) => heading.trim())
  return { ...rest, headings, rows: lines.slice(at + 1), guesses: guessColumns(headings) }
}

async function readText(path: string): Promise<SheetTable> {
  const text = decodeFile(await readBytes(path))
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
  if (isPlatformFile(text)) return tableOfPlatform(await readFile(text, MOST_LINES))
  const { headings, rows, refused } = await readTable(text, MOST_LINES)
  return tableOf([{ line: 0, values: headings }, ...rows], { sheet: '', refused })
}

async function readWorkbook(path: string): Promise<SheetTable> {
  const { sheet, rows } = await readXlsx(path)
  const lines = rows
    .map((values, at) => ({ line: at + 1, values: values.map((value) => value.replace(/\r\n?/g, '\n')) }))
    .filter(({ values }) => values.some((value) => value.trim() !== ''))
  const { headings, guesses, ...table } = tableOf(lines, { sheet, refused: [] })
  const width = headings.findLastIndex((heading) => heading !== '') + 1
  return { ...table, headings: headings.slice(0, width), guesses: guesses.slice(0, width) }
}

/**
 * Reads a file of products: CSV and text as spreadsheets save them, XLSX, exports of Shopify and WooCommerce, a Google Merchant feed.
 * @throws ProblemError unsupported_media_type for what is no table; invalid_body naming `file`: old_workbook, unreadable, empty,
 * too_many_rows, too_many_columns
 */
export async function readSheet(path: string): Promise<SheetTable> {
  const start = await firstBytes(path)
  if (startsWith(start, 0xd0, 0xcf, 0x11, 0xe0)) throw wrong('old_workbook')
  const isWorkbook = startsWith(start, 0x50, 0x4b, 0x03, 0x04)
  if (!isWorkbook && !isUtf16(start) && start.includes(0))
    throw new ProblemError('unsupported_media_type', 'CSV and XLSX are read.')
  try {
    const table = await (isWorkbook ? readWorkbook(path) : readText(path))
    if (table.headings.length === 0 || table.rows.length === 0) throw wrong('empty')
    if (table.rows.length > IMPORT_ROWS) throw wrong('too_many_rows')
    if (table.headings.length > IMPORT_COLUMNS) throw wrong('too_many_columns')
    return table
  } catch (error) {
    if (error instanceof TooManyLines) throw wrong('too_many_rows')
    if (error instanceof UnreadableFile) throw wrong('unreadable')
    throw error
  }
}
