import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'

export type StoredFile = { path: string; bytes: number; sha256: string }

/** What of DATA_DIR is made again, or belongs to somebody else: the embedded database, the sandbox, sizes of pictures. */
const LEFT_OUT = /^(?:database|sandbox|lock|pictures\/derivatives)(?:\/|$)|\.part$/

/** Files of a data folder that exist nowhere else, by path. */
export async function listDataFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(directory.length + 1)
        .replaceAll('\\', '/'),
    )
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

/** Copies a file. @returns what was written */
export async function copyFile(from: string, to: string): Promise<Omit<StoredFile, 'path'>> {
  await mkdir(dirname(to), { recursive: true })
  await pipeline(createReadStream(from), createWriteStream(to))
  return sumFile(to)
}

/** @throws Error when a file is missing or not what it was */
export async function checkFile(path: string, { bytes, sha256 }: Omit<StoredFile, 'path'>): Promise<void> {
  const found = await sumFile(path).catch(() => null)
  if (!found) throw new Error(`${path} is missing: the backup is not whole. Use another.`)
  if (found.bytes !== bytes || found.sha256 !== sha256)
    throw new Error(`${path} is not what was written (checksum): the backup is damaged. Use another.`)
}
