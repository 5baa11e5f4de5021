import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'
export type EncodedPage = {
  etag: string
  /** Flat list of names and values, as `writeHead` takes it. */
  headers: string[]
  body: Buffer
}

/** A rendered page as it is kept: every encoding made once, on its first request. */
export type StoredPage = {
  status: number
  tags: readonly string[]
  /** Bytes it may hold, encodings included. */
  size: number
  encoded(encoding: Encoding): EncodedPage | Promise<EncodedPage>
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Compresses a body; `quality` counts from 1 to 9. Brotli takes ten times as long for 9 as for 8, and a page is 0.3 % smaller then. */
export async function encode(body: Buffer, encoding: Encoding, quality = 8): Promise<Buffer> {
  if (encoding === 'gzip') return zip(body, { level: quality })
  if (encoding === 'identity') return body
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}

/** Encoding for an `Accept-Encoding` header; a refused one (`q=0`) is not taken. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
  const accepts = (name: string) =>
    new RegExp(`(?:^|[\\s,])${name}(?:\\s*;\\s*q=(?!0(?:\\.0*)?(?:\\s*(?:,|$)))[\\d.]+)?\\s*(?:,|$)`).test(
      header,
    )
  if (accepts('br')) return 'br'
  return accepts('gzip') ? 'gzip' : 'identity'
}

/** Whether an `If-None-Match` header names this strong ETag. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false
  return header === etag || header.split(',').some((part) => part.trim() === etag || part.trim() === '*')
}

/** Keeps a rendered body with its headers and a strong ETag per encoding. */
export function storePage(page: {
  status: number
  headers: Readonly<Record<string, string>>
  body: Buffer
  tags: readonly string[]
}): StoredPage {
  const digest = hash('sha256', page.body, 'base64url').slice(0, 27)
  const made = new Map<Encoding, EncodedPage | Promise<EncodedPage>>()
  const finish = (encoding: Encoding, body: Buffer): EncodedPage => {
    const etag = encoding === 'identity' ? `"${digest}"` : `"${digest}-${encoding}"`
    const headers = {
      ...page.headers,
      vary: 'Accept-Encoding',
      ...(page.status === 200 ? { etag } : {}),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    }
    return { etag, headers: Object.entries(headers).flat(), body }
  }
  return {
    status: page.status,
    tags: page.tags,
    size: Math.ceil(page.body.length * 1.7) + 2048,
    encoded(encoding) {
      const known = made.get(encoding)
      if (known) return known
      const pending = encode(page.body, encoding).then((body) => {
        const encoded = finish(encoding, body)
        made.set(encoding, encoded)
        return encoded
      })
      made.set(encoding, pending)
      return pending
    },
  }
}
