import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, unlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore, ListedFile } from './file-store.ts'

const isAbsent = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** @returns null for what is not there */
export const orNull = <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: unknown) => {
    if (isAbsent(error)) return null
    throw error
  })

/** Readers see the whole file or none; of one that could not be written nothing stays. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const temporary = `${path}.${randomUUID()}.part`
  try {
    await writeFile(temporary, bytes)
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined)
    throw error
  }
}

/** @param directory the data folder, e.g. `.data` */
export function openFolder(directory: string): FileStore {
  const at = (path: string) => join(directory, path)
  return {
    place: directory,
    read: (path) => orNull(readFile(at(path))),
    write: (path, bytes) => writeWhole(at(path), bytes),
    remove: async (path) => void (await orNull(unlink(at(path)))),
    async list(folder) {
      const entries = (await orNull(readdir(at(folder), { recursive: true, withFileTypes: true }))) ?? []
      const found: ListedFile[] = []
      for (const entry of entries) {
        const full = join(entry.parentPath, entry.name)
        const known = entry.isFile() ? await orNull(stat(full)) : null
        if (!known) continue
        const path = join(folder, full.slice(at(folder).length).replace(/^[\\/]/, '')).replaceAll('\\', '/')
        found.push({ path, writtenAt: known.mtime })
      }
      return found
    },
  }
}
