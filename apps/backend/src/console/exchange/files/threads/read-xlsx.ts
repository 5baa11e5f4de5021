import { parentPort, workerData } from 'node:worker_threads'
import readXlsxFile from 'read-excel-file/node'

/** What is unpacked is not bounded by the limits of a thread; sheets that can be imported take a quarter of this. */
const UNPACKED_BYTES = 256 * 1024 * 1024
const LOOK_MS = 20

const watch = setInterval(() => {
  if (process.memoryUsage().arrayBuffers > UNPACKED_BYTES) process.exit(1)
}, LOOK_MS)
watch.unref()

/** A cell as text: days as `2026-11-30`, numbers with a point. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return String(value)
}

const path: string = workerData
const [first] = await readXlsxFile(path)
parentPort?.postMessage({
  sheet: first?.sheet ?? '',
  rows: (first?.data ?? []).map((row) => row.map(textOf)),
})
