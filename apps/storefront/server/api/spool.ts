import { randomUUID } from 'node:crypto'
import { open, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/** A body kept on disk. */
export class Spooled {
  /** In bytes. */
  readonly size: number
  private readonly openStream: () => Readable

  constructor(size: number, openStream: () => Readable) {
    this.size = size
    this.openStream = openStream
  }

  /** The bytes, once: the file is gone when the stream is closed. */
  read(): Readable {
    return this.openStream()
  }
}

class TooLarge extends Error {
  readonly statusCode = 413
}

/**
 * Writes a body to a file that has no name any more, as it comes: large bodies in memory make the garbage collector stop everybody's
 * pages, for tens of milliseconds each.
 * @throws Error with `statusCode` 413 beyond `maxBytes`; the rest stays unread then
 */
export async function spool(
  body: Readable,
  announced: string | undefined,
  maxBytes: number,
): Promise<Spooled> {
  if (Number(announced ?? 0) > maxBytes) throw new TooLarge('The body is too large.')
  const path = join(tmpdir(), `filiera-upload-${randomUUID()}`)
  const file = await open(path, 'wx+', 0o600)
  try {
    await unlink(path)
    let size = 0
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      size += chunk.length
      if (size > maxBytes) throw new TooLarge('The body is too large.')
      await file.writeFile(chunk)
    }
    return new Spooled(size, () => file.createReadStream({ start: 0 }))
  } catch (error) {
    await file.close()
    throw error
  }
}
