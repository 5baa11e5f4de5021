import { readdirSync } from 'node:fs'
import { setPriority } from 'node:os'

/** Below everything that answers people, high enough to go on when the machine is busy for long. */
const BACKGROUND_PRIORITY = 10

/** Only Linux has priorities of single threads; elsewhere, and where a sandbox forbids it, the work is done all the same. */
function lower(threads: () => number[]): void {
  if (process.platform !== 'linux') return
  try {
    for (const thread of threads()) setPriority(thread, BACKGROUND_PRIORITY)
  } catch {
    // the priority stays as it was
  }
}

/** Lowers the calling thread below those that answer people: heavy work then takes what browsing leaves. */
export const lowerThread = (): void => lower(() => [0])

/** Lowers all threads of this process; those started later inherit it. */
export const lowerProcess = (): void => lower(() => readdirSync('/proc/self/task').map(Number))
