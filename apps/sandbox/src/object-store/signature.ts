import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** The one key of the sandbox's object store. */
export const OBJECT_STORE_KEY = { id: 'sandbox', secret: 'sandbox-object-store-secret' } as const

/** A signature made longer ago, or later, is refused, in milliseconds. */
const CLOCK_MS = 15 * 60_000
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/

export type SignedRequest = { method: string; url: string; headers: IncomingHttpHeaders; body: Buffer }

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()

/** `20261124T120000Z` */
const timeOf = (stamp: string) =>
  Date.parse(
    stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, (_, y, mo, d, h, mi, s) =>
      [[y, mo, d].join('-'), 'T', [h, mi, s].join(':'), 'Z'].join(''),
    ),
  )

/** The request as AWS Signature Version 4 writes it down ("Create a canonical request"). */
function canonicalRequest({ method, url, headers }: SignedRequest, names: readonly string[]): string {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const encode = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
  const query = [...searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort()
  const lines = names.map(
    (name) =>
      `${name}:${String(headers[name] ?? '')
        .trim()
        .replace(/ +/g, ' ')}`,
  )
  return [
    method,
    pathname,
    query.join('&'),
    ...lines,
    '',
    names.join(';'),
    String(headers['x-amz-content-sha256']),
  ].join('\n')
}

/** @returns the code of S3's refusal, null when the request is signed by our key as it is */
export function refusalOf(request: SignedRequest, now: Date): string | null {
  const { headers, body } = request
  const found = AUTHORIZATION.exec(headers.authorization ?? '')
  if (!found) return 'AccessDenied'
  const [, id = '', day = '', region = '', signed = '', signature = ''] = found
  if (id !== OBJECT_STORE_KEY.id) return 'InvalidAccessKeyId'
  const names = signed.split(';')
  const stamp = String(headers['x-amz-date'])
  if (!['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => names.includes(name)))
    return 'AccessDenied'
  if (!stamp.startsWith(day) || !(Math.abs(timeOf(stamp) - now.getTime()) < CLOCK_MS))
    return 'RequestTimeTooSkewed'
  if (headers['x-amz-content-sha256'] !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', stamp, scope, sha256(canonicalRequest(request, names))].join('\n')
  const key = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${OBJECT_STORE_KEY.secret}`, day))
  return timingSafeEqual(hmac(key, toSign), Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch'
}
