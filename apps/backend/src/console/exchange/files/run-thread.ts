import { Worker } from 'node:worker_threads'

/** What a workbook may cost: a small file can be packed so that it fills a machine. */
const MEMORY_MB = 384
const TIME_MS = 12_000

/**
 * Runs a program in a thread of its own, so that other requests go on, and within bounds of memory and time.
 * @returns the first message that it sends
 * @throws Error when it fails or takes too much
 */
export function runThread<Result>(program: URL, workerData: unknown): Promise<Result> {
  const worker = new Worker(program, {
    workerData,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  return new Promise<Result>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${TIME_MS} ms`)), TIME_MS)
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => {
      clearTimeout(timer)
      reject(new Error('the thread ended without an answer'))
    })
  }).finally(() => void worker.terminate())
}
