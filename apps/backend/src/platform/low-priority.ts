import { readdirSync } from 'node:fs'
import { setPriority } from 'node:os'

/** Below everything that answers people, high enough to go on when the machine is busy for long. */
const BACKGROUND_PRIORITY = 10

/**
 * Lowers all threads of this process; those started later inherit it. Only Linux has priorities of single threads; elsewhere, and where
 * a sandbox forbids it, the work is done all the same.
 */
export function lowerProcess(): void {
  if (process.platform !== 'linux') return
  try {
    for (const thread of readdirSync('/proc/self/task')) setPriority(Number(thread), BACKGROUND_PRIORITY)
  } catch {
    // the priority stays as it was
  }
}
