import type { PhotoFiles } from './photo-files.ts'

/** A file is written before a row names it: younger ones are left alone. */
const YOUNG_MS = 3_600_000
const BATCH = 1000

/**
 * Removes files that no row names: what a crash between file and database left behind. Files carry the machine's time.
 * @param findUsed those of these names that rows name
 */
export async function removeUnused(
  files: PhotoFiles,
  findUsed: (names: readonly string[]) => Promise<readonly string[]>,
): Promise<void> {
  const names = await files.listOlder(new Date(Date.now() - YOUNG_MS))
  for (let at = 0; at < names.length; at += BATCH) {
    const some = names.slice(at, at + BATCH)
    const used = new Set(await findUsed(some))
    for (const name of some) if (!used.has(name)) await files.remove(name)
  }
}
