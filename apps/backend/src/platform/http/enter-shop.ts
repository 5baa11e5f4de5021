import type { Endpoint } from '@filiera/contract/endpoint'
import { permissionsOf, standsStill } from '@filiera/domain/shop-roles'
import type { FastifyRequest } from 'fastify'
import type { FindMemberships, Identity, Membership, SellerIdentity } from '../identity.ts'
import { notFound, ProblemError } from '../problem-error.ts'

function shopOf(memberships: readonly Membership[], query: unknown): Membership {
  const named = typeof query === 'object' && query !== null && 'shop' in query ? query.shop : undefined
  const [first, second] = memberships
  if (!first) throw new ProblemError('forbidden', 'Your account works for no shop.')
  if (named !== undefined) {
    const shop = memberships.find(({ sellerId }) => sellerId === named)
    if (!shop) throw notFound()
    return shop
  }
  if (!second) return first
  const fields = [{ field: 'shop', message: 'name one of your shops' }]
  throw new ProblemError('bad_request', 'You work for several shops: name one in the query.', { fields })
}

/**
 * Somebody at work in the shop that the query names, or in their only one.
 * @throws ProblemError not_found for a shop of others, bad_request when one must be named, forbidden for what the role does not allow,
 * password_needed where the endpoint asks for the password and it was given too long ago
 */
export async function enterShop(
  identity: Identity,
  endpoint: Extract<Endpoint, { access: 'seller' }>,
  { query }: FastifyRequest,
  findMemberships: FindMemberships,
): Promise<SellerIdentity> {
  if (identity.audience !== 'console')
    throw new ProblemError('forbidden', 'This call needs a session of the console.')
  const shop = shopOf(await findMemberships(identity.accountId), query)
  const allowed = [endpoint.permission].flat().filter((each) => permissionsOf(shop.role).includes(each))
  if (allowed.length === 0) throw new ProblemError('forbidden', 'Your role in this shop does not allow this.')
  if (shop.isSuspended && allowed.every(standsStill))
    throw new ProblemError(
      'forbidden',
      'This shop is suspended, or closed for good: it can be read, and its orders fulfilled.',
    )
  if ('asksPassword' in endpoint && endpoint.asksPassword && !identity.knowsPassword)
    throw new ProblemError('password_needed', 'Give your password once more: it counts for ten minutes.')
  return { ...identity, ...shop }
}
