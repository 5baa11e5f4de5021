import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import type { FileStore, ListedFile } from './file-store.ts'
import { readListing } from './read-listing.ts'

/** A store that does not answer within this is away, in milliseconds. */
const TIMEOUT_MS = 10_000
/** Repeated after a 5xx or 429, with growing pauses. */
const RETRIES = 2

/** What the object store refused or did not answer; `EIO` makes it a storage fault. */
class BucketFault extends Error {
  readonly code = 'EIO'
}

export type BucketSettings = {
  endpoint: string
  region: string
  bucket: string
  keyId: string
  secret: string
}

/** The code that S3 gives a refusal. */
const codeOf = (text: string) => /<Code>([^<]{1,100})<\/Code>/.exec(text)?.[1] ?? ''

/** A bucket of an object store that speaks S3, addressed by path: `<endpoint>/<bucket>/<path>`. */
export function openBucket({ endpoint, region, bucket, keyId, secret }: BucketSettings): FileStore {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: 's3',
    region,
    retries: RETRIES,
  })
  const place = `${endpoint.replace(/\/$/, '')}/${bucket}`

  /** @returns null for a 404 */
  async function ask(method: string, what: string, body?: Uint8Array<ArrayBuffer>): Promise<Response | null> {
    const fault = (why: string) =>
      new BucketFault(`The object store ${place} refused ${method} ${what || 'its list'}: ${why}`)
    const sum = createHash('sha256')
      .update(body ?? '')
      .digest('hex')
    const answer = await client
      .fetch(`${place}${what}`, {
        method,
        headers: { 'x-amz-content-sha256': sum },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(body ? { body } : {}),
      })
      .catch((error: unknown) => {
        const cause = error instanceof Error ? (error.cause ?? error) : error
        throw fault(cause instanceof Error ? cause.message : String(cause))
      })
    if (answer.ok) return answer
    const code = codeOf(await answer.text())
    // a missing bucket is not a missing file
    if (answer.status === 404 && code !== 'NoSuchBucket') return null
    throw fault(`${answer.status} ${code}`.trim())
  }

  async function list(folder: string): Promise<ListedFile[]> {
    const found: ListedFile[] = []
    for (let after: string | undefined; ; ) {
      const query = new URLSearchParams({ 'list-type': '2', prefix: folder })
      if (after !== undefined) query.set('continuation-token', after)
      const answer = await ask('GET', `?${query}`)
      const page = readListing((await answer?.text()) ?? '')
      found.push(...page.files)
      if (page.next === null) return found
      after = page.next
    }
  }

  return {
    place,
    async read(path) {
      const answer = await ask('GET', `/${path}`)
      return answer && Buffer.from(await answer.arrayBuffer())
    },
    write: async (path, bytes) => void (await ask('PUT', `/${path}`, new Uint8Array(bytes))),
    remove: async (path) => void (await ask('DELETE', `/${path}`)),
    list,
  }
}
