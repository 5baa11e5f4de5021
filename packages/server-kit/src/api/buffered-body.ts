import { randomUUID } from 'node:crypto'
import { type FileHandle, open, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Throttle } from '../throttle.ts'

/** A body kept on disk. */
export class BufferedBody {
  /** In bytes. */
  readonly size: number
  private readonly file: FileHandle

  constructor(size: number, file: FileHandle) {
    this.size = size
    this.file = file
  }

  /** The bytes, from the first one each time. A chunk is overwritten when the next one is asked for. */
  read(): AsyncIterable<Buffer> {
    return readInPlace(this.file)
  }

  /** The file is gone then, read or not. */
  close(): Promise<void> {
    return this.file.close()
  }
}

/** More than a connection takes before it asks to wait, in bytes. */
const CHUNK = 128 * 1024

/**
 * The file through one buffer, as every new one is work for the garbage collector. A connection asks for the next chunk when the last
 * one is out, because none but the last is below what it takes without asking to wait.
 */
async function* readInPlace(file: FileHandle): AsyncGenerator<Buffer> {
  const buffer = Buffer.allocUnsafeSlow(CHUNK)
  for (let at = 0; ; ) {
    const { bytesRead } = await file.read(buffer, 0, CHUNK, at)
    if (bytesRead === 0) return
    at += bytesRead
    yield bytesRead === CHUNK ? buffer : Buffer.from(buffer.subarray(0, bytesRead))
  }
}

class TooLarge extends Error {
  readonly statusCode = 413
}

/**
 * Writes a body to a file that has no name any more, as it comes and throttled with all others: large bodies in memory make the garbage
 * collector stop everybody's pages, for tens of milliseconds each.
 * @throws Error with `statusCode` 413 beyond `maxBytes`; the rest stays unread then
 */
export async function bufferToDisk(
  body: Readable,
  announced: string | undefined,
  maxBytes: number,
  throttle: Throttle,
): Promise<BufferedBody> {
  if (Number(announced ?? 0) > maxBytes) throw new TooLarge('The body is too large.')
  const path = join(tmpdir(), `filiera-upload-${randomUUID()}`)
  const file = await open(path, 'wx+', 0o600)
  try {
    await unlink(path)
    let size = 0
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      size += chunk.length
      if (size > maxBytes) throw new TooLarge('The body is too large.')
      await throttle(chunk.length)
      await file.writeFile(chunk)
    }
    return new BufferedBody(size, file)
  } catch (error) {
    await file.close()
    throw error
  }
}
