import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { listOf } from '@filiera/server-kit/host-names'

const SEED_BYTES = 16

/** Seed of a link that will be mailed: it may be stored, the token may not. */
export const newLinkSeed = (): string => randomBytes(SEED_BYTES).toString('base64url')

/** The token of a mailed link, signed with the first of our secrets. Made again from its seed when the mail is written, so that neither the outbox nor a backup of it opens an account. */
export const linkToken = (seed: string, secrets: string): string => signed(seed, listOf(secrets)[0] ?? '')

function signed(seed: string, secret: string): string {
  const proof = createHmac('sha256', secret).update(`mail-link:${seed}`).digest('base64url')
  return `${seed}.${proof}`
}

/** The seed of a mailed token that one of our secrets signed, or null when the token is not one of ours. */
export function readLinkToken(token: string, secrets: string): string | null {
  const seed = token.slice(0, Math.max(0, token.indexOf('.')))
  const given = Buffer.from(token)
  const isOurs = listOf(secrets).some((secret) => {
    const right = Buffer.from(signed(seed, secret))
    return given.length === right.length && timingSafeEqual(given, right)
  })
  return seed !== '' && isOurs ? seed : null
}
