import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const SEED_BYTES = 16

/** Seed of a link that will be mailed: it may be stored, the token may not. */
export const newLinkSeed = (): string => randomBytes(SEED_BYTES).toString('base64url')

/** The token of a mailed link. Made again from its seed when the mail is written, so that neither the outbox nor a backup of it opens an account. */
export function linkToken(seed: string, secret: string): string {
  const proof = createHmac('sha256', secret).update(`mail-link:${seed}`).digest('base64url')
  return `${seed}.${proof}`
}

/** The seed of a mailed token, or null when the token is not one of ours. */
export function readLinkToken(token: string, secret: string): string | null {
  const seed = token.slice(0, Math.max(0, token.indexOf('.')))
  const [given, right] = [Buffer.from(token), Buffer.from(linkToken(seed, secret))]
  return seed !== '' && given.length === right.length && timingSafeEqual(given, right) ? seed : null
}
