import { UnreadableFile } from '../../../catalog/import/read/source-file.ts'
import { runThread } from './run-thread.ts'

export type Sheet = { sheet: string; rows: string[][] }

/** The first sheet of a workbook. @throws UnreadableFile for what is none, or takes too much */
export const readXlsx = (path: string): Promise<Sheet> =>
  runThread<Sheet>(new URL('./threads/read-xlsx.ts', import.meta.url), path).catch(() => {
    throw new UnreadableFile('The workbook cannot be read.')
  })
