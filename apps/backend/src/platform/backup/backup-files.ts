import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { FileStore } from '../files/file-store.ts'

export type StoredFile = { path: string; bytes: number; sha256: string }

/** What of DATA_DIR is made again, or belongs to somebody else: the embedded database, the sandbox, sizes of pictures. */
const LEFT_OUT = /^(?:database|sandbox|lock|pictures\/derivatives)(?:\/|$)|\.part$/

/** Paths of the files that exist nowhere else. */
export async function listFilesToBackUp(store: FileStore): Promise<string[]> {
  const files = await store.list('')
  return files
    .map(({ path }) => path)
    .filter((path) => !LEFT_OUT.test(path))
    .sort()
}

/** Size and SHA-256 of a file. */
export async function sumFile(path: string): Promise<Omit<StoredFile, 'path'>> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return { bytes, sha256: hash.digest('hex') }
}

/** Copies a file of the shop into a backup. @returns what was written; null when it is gone meanwhile */
export async function takeFile(
  store: FileStore,
  path: string,
  to: string,
): Promise<Omit<StoredFile, 'path'> | null> {
  const bytes = await store.read(path)
  if (!bytes) return null
  await mkdir(dirname(to), { recursive: true })
  await writeFile(to, bytes)
  return sumFile(to)
}

/** Puts a file of a backup back. @throws Error when it is not the same there */
export async function putBack(store: FileStore, from: string, { path, sha256 }: StoredFile): Promise<void> {
  await store.write(path, await readFile(from))
  const stored = await store.read(path)
  const sum = createHash('sha256')
    .update(stored ?? '')
    .digest('hex')
  if (sum !== sha256) throw new Error(`${path} is not in ${store.place} as it is in the backup.`)
}

/** @throws Error when a file is missing or not what it was */
export async function checkFile(path: string, { bytes, sha256 }: Omit<StoredFile, 'path'>): Promise<void> {
  const found = await sumFile(path).catch(() => null)
  if (!found) throw new Error(`${path} is missing: the backup is not whole. Use another.`)
  if (found.bytes !== bytes || found.sha256 !== sha256)
    throw new Error(`${path} is not what was written (checksum): the backup is damaged. Use another.`)
}
