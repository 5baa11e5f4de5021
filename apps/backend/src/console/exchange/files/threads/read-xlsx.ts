import { parentPort, workerData } from 'node:worker_threads'
import readXlsxFile from 'read-excel-file/node'
import { cellText } from '../cell-text.ts'

/** What is unpacked is not bounded by the limits of a thread; sheets that can be imported take a quarter of this. */
const UNPACKED_BYTES = 256 * 1024 * 1024
const LOOK_MS = 20

const watch = setInterval(() => {
  if (process.memoryUsage().arrayBuffers > UNPACKED_BYTES) process.exit(1)
}, LOOK_MS)
watch.unref()

const path: string = workerData
const [first] = await readXlsxFile(path)
parentPort?.postMessage({
  sheet: first?.sheet ?? '',
  rows: (first?.data ?? []).map((row) => row.map(cellText)),
})
