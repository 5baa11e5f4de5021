import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import {
  type AttributeColumn,
  isAttributeColumn,
  type RefusedRow,
  TooManyLines,
  UnreadableFile,
} from './source-file.ts'

/** `line` as a spreadsheet numbers it: a cell with several lines is in one row, an empty row counts. */
export type TableRow = { line: number; values: string[] }
export type Table = { headings: string[]; rows: TableRow[]; refused: RefusedRow[] }

const PIECE = 65_536
const delimiters = [',', ';', '\t'] as const

/** A file in pieces, so that reading a large one lets other requests through. */
export function* piecesOf(text: string): Generator<string, void, undefined> {
  for (let start = 0; start < text.length; start += PIECE) yield text.slice(start, start + PIECE)
}

/** Excel saves with semicolons where the comma is the decimal sign, or with tabs. */
function delimiterOf(text: string): string {
  const end = text.indexOf('\n')
  const firstLine = text.slice(0, end < 0 ? text.length : end)
  const countOf = (delimiter: string) => firstLine.split(delimiter).length
  return delimiters.reduce((best, next) => (countOf(next) > countOf(best) ? next : best))
}

/**
 * Reads a CSV file record by record. Rows with more cells than the first line are refused, empty ones skipped.
 * @param text with `\n` at the end of its lines
 * @param most lines that are read, so that a file of nothing but short lines takes no memory
 * @throws UnreadableFile for broken CSV and for an empty file, TooManyLines
 */
export async function readTable(text: string, most = Number.POSITIVE_INFINITY): Promise<Table> {
  const parser = Readable.from(piecesOf(text)).pipe(
    parse({
      delimiter: delimiterOf(text),
      record_delimiter: '\n',
      relax_column_count: true,
    }),
  )
  const table: Table = { headings: [], rows: [], refused: [] }
  let line = 0
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      const { headings, rows, refused } = table
      line += 1
      if (line > most) throw new TooManyLines(`The file has more than ${most} lines.`)
      if (record.every((value) => value.trim() === '')) continue
      if (headings.length === 0) table.headings = record.map((heading) => heading.trim())
      else if (record.length <= headings.length) rows.push({ line, values: record })
      else {
        const reason = `has ${record.length} columns, the first line has ${headings.length}`
        refused.push({ line, field: 'row', reason })
      }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new UnreadableFile(`The file is not readable CSV: ${error.message}.`)
  }
  if (table.headings.length === 0) throw new UnreadableFile('The file is empty.')
  return table
}

/** `Ingredients (product.metafields.custom.ingredients)` and `Meta: ingredients` → `ingredients`. */
function plainHeading(heading: string): string {
  const metafield =
    /\(product\.metafields\.[\w-]+\.([\w:-]+)\)\s*$/i.exec(heading)?.[1] ??
    /^meta:\s*(.+)$/i.exec(heading)?.[1]
  return (metafield ?? heading).trim().toLowerCase()
}

export type Columns<C extends string> = {
  /** What the file calls the columns that it has. */
  names: Map<C, string>
  /** The filled cells of a row. */
  cellsOf(row: TableRow): Partial<Record<C, string>>
}

/** The filled cells of the columns `attribute:<code>`. */
export function attributesIn(
  headings: readonly string[],
): (row: TableRow) => Record<AttributeColumn, string> {
  const found = headings.map(plainHeading)
  return ({ values }) =>
    Object.fromEntries(
      found.flatMap((name, position) => {
        const text = values[position]?.trim() ?? ''
        return isAttributeColumn(name) && text !== '' ? [[name, text]] : []
      }),
    )
}

/** Finds the known columns by their headings, in any case. */
export function findColumns<C extends string>(
  headings: readonly string[],
  known: Readonly<Record<C, readonly string[]>>,
): Columns<C> {
  const plain = headings.map(plainHeading)
  const found = (Object.entries(known) as [C, readonly string[]][]).flatMap(([column, names]) => {
    const position = plain.findIndex((heading) => names.includes(heading))
    return position < 0 ? [] : [{ column, position, name: headings[position] ?? column }]
  })
  return {
    names: new Map(found.map(({ column, name }) => [column, name])),
    cellsOf: ({ values }) =>
      Object.fromEntries(
        found.flatMap(({ column, position }) => {
          const text = values[position]?.trim() ?? ''
          return text === '' ? [] : [[column, text]]
        }),
      ) as Partial<Record<C, string>>,
  }
}
