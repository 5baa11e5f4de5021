import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReadUpload } from '../../../platform/http/read-upload.ts'

/** A name that nobody can guess: 128 random bits in hexadecimal. */
export const newPhotoName = (): string => randomBytes(16).toString('hex')

/** Ending of the files of each folder in the data folder: profile photos, those of messages, what shops upload on its way, files of certificates. */
const ENDINGS = {
  photos: '.webp',
  'order-photos': '.webp',
  'shop-uploads': '.webp',
  certificates: '.file',
} as const

/** Photos of customers in a folder of their own, or certificates of shops, under random names; a name never changes its content. */
export type PhotoFiles = {
  write(name: string, bytes: Uint8Array): Promise<void>
  /** Works on an upload, whose file is there as long as the work takes. */
  withUpload<T>(readUpload: ReadUpload, work: (path: string) => Promise<T>): Promise<T>
  /** Bytes of a photo; null when it is not there. */
  read(name: string): Promise<Buffer | null>
  /** Nothing happens when it is gone already. */
  remove(name: string): Promise<void>
  /** Names written before a time. */
  listOlder(than: Date): Promise<string[]>
}

const isAbsent = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'
/** @returns null for what is not there */
const orNull = <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: unknown) => {
    if (isAbsent(error)) return null
    throw error
  })

/** @param dataDirectory the data folder, in which the folder stands */
export function openPhotoFiles(dataDirectory: string, folder: keyof typeof ENDINGS = 'photos'): PhotoFiles {
  const directory = join(dataDirectory, folder)
  const ending = ENDINGS[folder]
  const path = (name: string) => join(directory, `${name}${ending}`)
  return {
    async write(name, bytes) {
      await mkdir(directory, { recursive: true })
      const temporary = join(directory, `${randomUUID()}.part`)
      try {
        await writeFile(temporary, bytes)
        await rename(temporary, path(name))
      } catch (error) {
        await rm(temporary, { force: true }).catch(() => undefined)
        throw error
      }
    },
    async withUpload(readUpload, work) {
      await mkdir(directory, { recursive: true })
      const path = join(directory, `${randomUUID()}.part`)
      try {
        await readUpload(path)
        return await work(path)
      } finally {
        await orNull(unlink(path))
      }
    },
    read: (name) => orNull(readFile(path(name))),
    remove: async (name) => void (await orNull(unlink(path(name)))),
    async listOlder(than) {
      const files = (await orNull(readdir(directory))) ?? []
      const older: string[] = []
      for (const file of files) {
        const known = await orNull(stat(join(directory, file)))
        if (!known || known.mtime >= than) continue
        if (file.endsWith(ending)) older.push(file.slice(0, -ending.length))
        else await orNull(unlink(join(directory, file)))
      }
      return older
    },
  }
}
