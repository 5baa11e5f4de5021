import { lookup } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { type AddressRule, isPublicAddress } from './public-address.ts'

/** Largest file of a picture, in bytes, as for photos that are uploaded. */
const MAX_BYTES = 10 * 1024 * 1024
/** For one picture with all its redirects. */
const TIMEOUT_MS = 15_000
const MAX_REDIRECTS = 3

export type FetchOptions = {
  isAllowed: AddressRule
  maxBytes: number
  timeoutMs: number
}
/** @throws PictureNotFetched */
export type FetchPicture = (url: string) => Promise<Buffer>

/** Why a picture could not be fetched, in words for a report. */
export class PictureNotFetched extends Error {
  /** The host did not answer at all: another picture of it will hardly come either. */
  readonly isHostSilent: boolean
  constructor(message: string, { isHostSilent = false } = {}) {
    super(message)
    this.isHostSilent = isHostSilent
  }
}

/** @throws PictureNotFetched for what is not an http(s) address of a public host */
function checkAddress(url: string | URL, base: URL | undefined, isAllowed: AddressRule): URL {
  const parsed = URL.canParse(url.toString(), base?.href) ? new URL(url, base) : null
  if (!parsed || !['http:', 'https:'].includes(parsed.protocol))
    throw new PictureNotFetched('is not an http or https address')
  if (parsed.username || parsed.password) throw new PictureNotFetched('has a name or password in its address')
  const host = parsed.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !isAllowed(host)) throw new PictureNotFetched(`${host} is not a public address`)
  return parsed
}

/** Resolves a name to allowed addresses only, and the connection goes to these: asking twice cannot change the answer. */
const lookupAllowed =
  (isAllowed: AddressRule): LookupFunction =>
  (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, [])
      const allowed = addresses.filter(({ address }) => isAllowed(address))
      const [first] = allowed
      if (!first) return callback(new PictureNotFetched(`${hostname} is not a public address`), [])
      if (options.all) callback(null, allowed)
      else callback(null, first.address, first.family)
    })

function connect(url: URL, isAllowed: AddressRule, signal: AbortSignal): Promise<http.IncomingMessage> {
  const request = url.protocol === 'https:' ? https.request : http.request
  return new Promise((resolve, reject) => {
    request(url, {
      agent: false,
      headers: { accept: 'image/webp, image/jpeg, image/png', 'user-agent': 'Filiera product import' },
      lookup: lookupAllowed(isAllowed),
      signal,
    })
      .once('response', resolve)
      .once('error', reject)
      .end()
  })
}

async function readBytes(response: http.IncomingMessage, maxBytes: number): Promise<Buffer> {
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of response as AsyncIterable<Buffer>) {
    length += piece.length
    if (length > maxBytes)
      throw new PictureNotFetched(`is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB`)
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

async function fetchFollowing(url: string, options: FetchOptions, signal: AbortSignal): Promise<Buffer> {
  const { isAllowed, maxBytes } = options
  let at = checkAddress(url, undefined, isAllowed)
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await connect(at, isAllowed, signal)
    const { statusCode = 0, headers } = response
    if (statusCode === 200) return readBytes(response, maxBytes)
    response.destroy()
    if (statusCode < 300 || statusCode > 399 || !headers.location)
      throw new PictureNotFetched(`answered ${statusCode}`)
    at = checkAddress(headers.location, at, isAllowed)
  }
  throw new PictureNotFetched(`leads on more than ${MAX_REDIRECTS} times`)
}

/**
 * Fetches the file of a picture from the internet. Its bytes are a stranger's: decode them in the process of pictures only.
 * @throws PictureNotFetched saying why not
 */
export async function fetchPicture(url: string, options: Partial<FetchOptions> = {}): Promise<Buffer> {
  const all = { isAllowed: isPublicAddress, maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS, ...options }
  const signal = AbortSignal.timeout(all.timeoutMs)
  try {
    return await fetchFollowing(url, all, signal)
  } catch (error) {
    if (error instanceof PictureNotFetched) throw error
    const reason = signal.aborted
      ? `did not come within ${all.timeoutMs / 1000} seconds`
      : `could not be fetched: ${(error as NodeJS.ErrnoException).code ?? 'broken off'}`
    throw new PictureNotFetched(reason, { isHostSilent: true })
  }
}
