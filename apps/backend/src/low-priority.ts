import { setPriority } from 'node:os'

/** Below everything that answers people, high enough to go on when the machine is busy for long. */
const BACKGROUND_PRIORITY = 10

/**
 * Lowers the calling thread, and those it starts from now on, below the ones that answer people: heavy work then takes what browsing
 * leaves. Only Linux has priorities of single threads; elsewhere nothing happens.
 */
export function lowerPriority(): void {
  if (process.platform !== 'linux') return
  try {
    setPriority(BACKGROUND_PRIORITY)
  } catch {
    // a sandbox may forbid it: the work is done all the same
  }
}
