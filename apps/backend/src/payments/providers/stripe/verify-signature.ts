import { createHmac, timingSafeEqual } from 'node:crypto'

/** A signature is good for this long before and after its time: the SDK has no bound for the future (payments reference §4.6). */
const TOLERANCE_SECONDS = 300

function readHeader(header: string): { time: number; signatures: string[] } {
  const parts = header.split(',').map((part) => {
    const at = part.indexOf('=')
    return [part.slice(0, at).trim(), part.slice(at + 1).trim()] as const
  })
  const time = parts.find(([name]) => name === 't')?.[1] ?? ''
  return {
    time: /^\d{1,12}$/.test(time) ? Number(time) : Number.NaN,
    // Only v1: accepting the test scheme v0 would be a way around the secret.
    signatures: parts.filter(([name]) => name === 'v1').map(([, value]) => value),
  }
}

const matches = (expected: Buffer, given: string): boolean =>
  /^[0-9a-f]{64}$/i.test(given) && timingSafeEqual(Buffer.from(given, 'hex'), expected)

/**
 * Whether the raw bytes of a webhook were signed with one of our secrets within the last, or next, five minutes.
 * Without a secret or a signature the answer is no.
 */
export function isSignedByStripe(
  body: Buffer,
  header: string | undefined,
  secrets: readonly string[],
  now: Date,
): boolean {
  const { time, signatures } = readHeader(header ?? '')
  if (!(Math.abs(now.getTime() / 1000 - time) <= TOLERANCE_SECONDS)) return false
  return secrets
    .filter((secret) => secret !== '')
    .some((secret) => {
      const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest()
      return signatures.some((signature) => matches(expected, signature))
    })
}
