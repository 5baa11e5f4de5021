import { createHash } from 'node:crypto'
import { isStorageFault } from '@filiera/server-kit/storage-fault'
import type { FileStore } from '../../platform/files/file-store.ts'

/** Name of a picture: the first 128 bits of the SHA-256 of its bytes, in hexadecimal. */
export function hashPicture(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32)
}

/** Masters and derivatives. Names are hashes, so a file never changes its content. */
export type PictureFiles = {
  /** Bytes of a master; null when it is not there. */
  readMaster(hash: string): Promise<Buffer | null>
  writeMaster(hash: string, bytes: Uint8Array): Promise<void>
  /** Bytes of a derivative made before; null when it was not. */
  readDerivative(hash: string, file: string): Promise<Buffer | null>
  /** What cannot be kept is made again the next time: a full disk takes no picture away. */
  writeDerivative(hash: string, file: string, bytes: Uint8Array): Promise<void>
  /** The master and all that was made of it; nothing happens when it is gone already. */
  remove(hash: string): Promise<void>
}

/** @param store of which pictures have the folder `pictures` */
export function openPictureFiles(store: FileStore): PictureFiles {
  const master = (hash: string) => `pictures/masters/${hash}`
  const derivatives = (hash: string) => `pictures/derivatives/${hash.slice(0, 2)}/${hash}/`
  const derivative = (hash: string, file: string) => derivatives(hash) + file
  return {
    readMaster: (hash) => store.read(master(hash)),
    writeMaster: (hash, bytes) => store.write(master(hash), bytes),
    readDerivative: (hash, file) => store.read(derivative(hash, file)),
    writeDerivative: (hash, file, bytes) =>
      store.write(derivative(hash, file), bytes).catch((error: unknown) => {
        if (!isStorageFault(error)) throw error
      }),
    async remove(hash) {
      // first what others are made of
      await store.remove(master(hash))
      for (const { path } of await store.list(derivatives(hash))) await store.remove(path)
    },
  }
}
