import { readLinkToken } from '../../mail/link-token.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import { findOrderOfLink } from './withdrawal-link.store.ts'
import type { WithdrawalServices } from './withdrawal-services.ts'

/** The order that a mailed link opens; following it uses nothing up. @throws ProblemError rate_limited, invalid_token */
export async function followWithdrawalLink(
  { db, clock, config, limits }: WithdrawalServices,
  token: string,
  network: string,
): Promise<string> {
  await limits.link.spend(network)
  const isOurs = readLinkToken(token, config.COOKIE_SECRET) !== null
  const orderId = isOurs ? await findOrderOfLink(db, token, clock.now()) : null
  if (!orderId)
    throw new ProblemError('invalid_token', 'The link is not valid any more: ask for a new one.', {
      fields: [{ field: 'token', message: 'is not valid any more' }],
    })
  return orderId
}
