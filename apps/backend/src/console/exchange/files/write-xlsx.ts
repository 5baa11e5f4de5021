import { runThread } from './run-thread.ts'

/** A cell of a workbook: text stays text with its zeros, numbers are numbers. */
export type SheetCell = string | number
export type NewSheet = {
  name: string
  headings: readonly string[]
  rows: readonly (readonly SheetCell[])[]
}

/** A workbook of one sheet with its first row fixed. */
export const writeXlsx = async (sheet: NewSheet): Promise<Buffer> =>
  Buffer.from(await runThread<Uint8Array>(new URL('./threads/write-xlsx.ts', import.meta.url), sheet))
