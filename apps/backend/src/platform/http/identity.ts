import type { Language } from '@filiera/domain/languages'

/** Who a valid bearer belongs to. */
export type Identity = {
  sessionId: string
  accountId: string
  email: string
  groups: string[]
  sellerId: string | null
  confirmed: boolean
  locale: Language
}

/**
 * Resolves a bearer token; null when it is unknown, expired or of a disabled account.
 * @param pageLanguage language of the personal page that the call is made for
 */
export type FindIdentity = (token: string, pageLanguage: Language | null) => Promise<Identity | null>

/** Somebody who works for a shop: sees and moves that shop's orders, no others. */
export type SellerIdentity = Identity & { sellerId: string }

const isOneOf = (groups: readonly string[], { groups: own }: Identity) =>
  own.some((group) => groups.includes(group))

export function isSeller(identity: Identity): identity is SellerIdentity {
  return identity.sellerId !== null && isOneOf(['seller', 'seller_staff'], identity)
}

/** One of the marketplace's own people. */
export function isOperator(identity: Identity): boolean {
  return isOneOf(['operator', 'admin'], identity)
}
