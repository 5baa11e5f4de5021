import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isStorageFault } from '@filiera/server-kit/storage-fault'

/** Name of a picture: the first 128 bits of the SHA-256 of its bytes, in hexadecimal. */
export function hashPicture(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32)
}

/** Masters and derivatives in a local folder. Names are hashes, so a file never changes its content. */
export type PictureFiles = {
  /** Bytes of a master; null when it is not there. */
  readMaster(hash: string): Promise<Buffer | null>
  writeMaster(hash: string, bytes: Uint8Array): Promise<void>
  /** Bytes of a derivative made before; null when it was not. */
  readDerivative(hash: string, file: string): Promise<Buffer | null>
  /** What cannot be kept is made again the next time: a full disk takes no picture away. */
  writeDerivative(hash: string, file: string, bytes: Uint8Array): Promise<void>
}

async function readOrNull(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Readers see the whole file or none; of one that could not be written nothing stays. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const temporary = `${path}.${randomUUID()}`
  try {
    await writeFile(temporary, bytes)
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined)
    throw error
  }
}

/** @param directory of all pictures, e.g. `.data/pictures` */
export function openPictureFiles(directory: string): PictureFiles {
  const master = (hash: string) => join(directory, 'masters', hash)
  const derivative = (hash: string, file: string) =>
    join(directory, 'derivatives', hash.slice(0, 2), hash, file)
  return {
    readMaster: (hash) => readOrNull(master(hash)),
    writeMaster: (hash, bytes) => writeWhole(master(hash), bytes),
    readDerivative: (hash, file) => readOrNull(derivative(hash, file)),
    writeDerivative: (hash, file, bytes) =>
      writeWhole(derivative(hash, file), bytes).catch((error: unknown) => {
        if (!isStorageFault(error)) throw error
      }),
  }
}

/** The folder of pictures inside the data folder. */
export const pictureDirectory = (dataDirectory: string): string => join(dataDirectory, 'pictures')
