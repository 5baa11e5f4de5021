import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, readdir, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileSettings } from '../../../platform/files/file-store.ts'
import { orNull } from '../../../platform/files/folder.ts'
import { openFiles } from '../../../platform/files/open-files.ts'
import type { ReadUpload } from '../../../platform/http/read-upload.ts'

/** A name that nobody can guess: 128 random bits in hexadecimal. */
export const newPhotoName = (): string => randomBytes(16).toString('hex')

/** Ending of the files of each folder: profile photos, those of messages, what shops upload on its way, files of certificates, files that exports made. */
const ENDINGS = {
  photos: '.webp',
  'order-photos': '.webp',
  'shop-uploads': '.webp',
  certificates: '.file',
  exports: '.file',
} as const

/** Photos of customers in a folder of their own, or files of shops, under names that stand for one content. */
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

/** Uploads on their way are in the data folder of this machine, wherever photos are kept. */
async function removeOldUploads(directory: string, than: Date): Promise<void> {
  for (const file of (await orNull(readdir(directory))) ?? []) {
    if (!file.endsWith('.part')) continue
    const known = await orNull(stat(join(directory, file)))
    if (known && known.mtime < than) await orNull(unlink(join(directory, file)))
  }
}

export function openPhotoFiles(settings: FileSettings, folder: keyof typeof ENDINGS = 'photos'): PhotoFiles {
  const store = openFiles(settings)
  const directory = join(settings.DATA_DIR, folder)
  const ending = ENDINGS[folder]
  const path = (name: string) => `${folder}/${name}${ending}`
  return {
    write: (name, bytes) => store.write(path(name), bytes),
    async withUpload(readUpload, work) {
      await mkdir(directory, { recursive: true })
      const upload = join(directory, `${randomUUID()}.part`)
      try {
        await readUpload(upload)
        return await work(upload)
      } finally {
        await orNull(unlink(upload))
      }
    },
    read: (name) => store.read(path(name)),
    remove: (name) => store.remove(path(name)),
    async listOlder(than) {
      await removeOldUploads(directory, than)
      return (await store.list(`${folder}/`))
        .filter((file) => file.writtenAt < than && file.path.endsWith(ending))
        .map((file) => file.path.slice(folder.length + 1, -ending.length))
    },
  }
}
