import { parentPort, workerData } from 'node:worker_threads'
import writeXlsxFile, { type Cell } from 'write-excel-file/node'
import type { NewSheet, SheetCell } from '../write-xlsx.ts'

const WIDTHS = { least: 10, most: 48, seen: 50 }
const { name, headings, rows }: NewSheet = workerData

function cellOf(value: SheetCell): Cell {
  if (typeof value === 'number') return { value, type: Number }
  // an empty cell is none: it says nothing
  return value === '' ? null : { value, type: String }
}

function widthOf(heading: string, at: number) {
  const seen = rows.slice(0, WIDTHS.seen).map((row) => String(row[at] ?? '').length)
  return { width: Math.min(WIDTHS.most, Math.max(WIDTHS.least, heading.length + 2, ...seen)) }
}

const head = headings.map((value): Cell => ({ value, type: String, fontWeight: 'bold' }))
const bytes = await writeXlsxFile([head, ...rows.map((row) => row.map(cellOf))], {
  sheet: name,
  columns: headings.map(widthOf),
  stickyRowsCount: 1,
}).toBuffer()
parentPort?.postMessage(bytes)
