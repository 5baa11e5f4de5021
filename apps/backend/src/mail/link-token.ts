import { createHmac, randomBytes } from 'node:crypto'

const SEED_BYTES = 16

/** Seed of a link that will be mailed: it may be stored, the token may not. */
export const newLinkSeed = (): string => randomBytes(SEED_BYTES).toString('base64url')

/** The token of a mailed link. Made again from its seed when the mail is written, so that neither the outbox nor a backup of it opens an account. */
export function linkToken(seed: string, secret: string): string {
  const proof = createHmac('sha256', secret).update(`mail-link:${seed}`).digest('base64url')
  return `${seed}.${proof}`
}
