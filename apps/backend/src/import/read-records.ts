import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { type ImportCells, type ImportHeader, readCells, readHeader } from './shopify-columns.ts'

/** One record of the file: the line it starts on (the header is line 1) and its text as it stands there. */
export type ImportRecord = { line: number; cells: ImportCells; columns: number; raw: string }
export type OpenedImport = { header: ImportHeader; headerText: string; headerColumns: number }

/** Shops in Europe save with semicolons. */
const delimiterOf = (csv: string): string => {
  const firstLine = csv.slice(0, csv.indexOf('\n') < 0 ? csv.length : csv.indexOf('\n'))
  return !firstLine.includes(',') && firstLine.includes(';') ? ';' : ','
}

/** What a file that cannot be read is refused with; the message says where and why. */
export class UnreadableImport extends Error {}

function unreadable(error: unknown): UnreadableImport {
  if (error instanceof CsvError)
    return new UnreadableImport(`The file is not readable CSV: ${error.message}.`)
  return new UnreadableImport(error instanceof Error ? error.message : 'The file cannot be read.')
}

/**
 * Reads a Shopify product file record by record without holding up the process.
 * @throws UnreadableImport for broken CSV and for a header that is not Shopify's
 */
export async function* readRecords(
  csv: string,
): AsyncGenerator<ImportRecord & { opened: OpenedImport }, void, undefined> {
  const parser = Readable.from([csv]).pipe(
    parse({
      bom: true,
      delimiter: delimiterOf(csv),
      info: true,
      raw: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }),
  )
  let opened: OpenedImport | null = null
  let nextLine = 1
  try {
    for await (const { record, raw, info } of parser as AsyncIterable<ParsedRecord>) {
      const line = nextLine + leadingEmptyLines(raw)
      nextLine = info.lines + 1
      if (!opened) {
        opened = { header: readHeader(record), headerText: raw.trim(), headerColumns: record.length }
        continue
      }
      yield { line, cells: readCells(record, opened.header), columns: record.length, raw, opened }
    }
  } catch (error) {
    throw unreadable(error)
  }
  if (!opened) throw new UnreadableImport('The file is empty.')
}

type ParsedRecord = { record: string[]; raw: string; info: { lines: number } }

/** Empty lines that were skipped before a record belong to its raw text. */
const leadingEmptyLines = (raw: string): number => (/^(?:\r?\n)+/.exec(raw)?.[0].match(/\n/g) ?? []).length
