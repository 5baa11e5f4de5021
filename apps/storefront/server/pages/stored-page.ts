import { hash } from 'node:crypto'
import { compress, type Encoding, THOROUGH, unpack } from './compression.ts'

export type EncodedPage = {
  etag: string
  /** Flat list of names and values, as `writeHead` takes it. */
  headers: string[]
  body: Buffer
}

/** A rendered page as it is kept: compressed alone, a tenth of its text. */
export type StoredPage = {
  status: number
  tags: readonly string[]
  /** Weak: the same page, however it is compressed. */
  etag: string
  /** Bytes that it may hold. */
  size: number
  encoded(encoding: Encoding): EncodedPage | Promise<EncodedPage>
}

/** What headers, names and places of a kept page take. */
const HEADERS_BYTES = 4096

/** Answers after which a page is worth its thorough compression. */
export const OFTEN = 20

/** One page is compressed thoroughly at a time; who comes meanwhile is asked again at its next answer. */
let isBusy = false

/** Whether an `If-None-Match` header names this weak ETag. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false
  return header === etag || header.split(',').some((part) => part.trim() === etag || part.trim() === '*')
}

/** A copy that holds its own bytes alone: what the compressor answers is a piece of a pool of 64 kB, which would stay with it. */
function withOwnMemory(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

/** Compresses a rendered body and keeps it with its headers. */
export async function storePage({
  body,
  ...page
}: {
  status: number
  headers: Readonly<Record<string, string>>
  body: Buffer
  tags: readonly string[]
}): Promise<StoredPage> {
  const etag = `W/"${hash('sha256', body, 'base64url').slice(0, 27)}"`
  return stayOnPage(page, etag, withOwnMemory(await compress(body, 'br')))
}

/** Quickly compressed for the first visitors, thoroughly once there are many; the body itself is not held. */
function stayOnPage(
  {
    status,
    headers: common,
    tags,
  }: { status: number; headers: Readonly<Record<string, string>>; tags: readonly string[] },
  etag: string,
  packed: Buffer,
): StoredPage {
  const encode = (encoding: Encoding, body: Buffer): EncodedPage => {
    const headers = {
      ...common,
      vary: 'Accept-Encoding',
      ...(status === 200 ? { etag } : {}),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    }
    return { etag, headers: Object.entries(headers).flat(), body }
  }
  let brotli = encode('br', packed)
  let answers = 0
  async function improve(): Promise<void> {
    isBusy = true
    try {
      const packed = await compress(await unpack(brotli.body), 'br', THOROUGH)
      brotli = encode('br', withOwnMemory(packed))
    } finally {
      isBusy = false
    }
  }
  return {
    status,
    tags,
    etag,
    size: packed.length + HEADERS_BYTES,
    encoded(encoding) {
      if (encoding === 'br') {
        answers++
        if (answers >= OFTEN && !isBusy) {
          answers = Number.NEGATIVE_INFINITY
          void improve()
        }
        return brotli
      }
      // who does not take brotli is rare: nothing is kept for him
      return unpack(brotli.body)
        .then((body) => compress(body, encoding))
        .then((body) => encode(encoding, body))
    },
  }
}
