import type { Language } from '@filiera/domain/languages'
import type { ShopRole } from '@filiera/domain/shop-roles'

/** What a session is for: the shop's pages, or the sellers' console. */
export type Audience = 'shop' | 'console'

/** Who a valid bearer belongs to. */
export type Identity = {
  sessionId: string
  audience: Audience
  accountId: string
  email: string
  groups: string[]
  confirmed: boolean
  locale: Language
  /** Whether the password was given in this session a few minutes ago at most. */
  knowsPassword: boolean
}

/**
 * Resolves a bearer token; null when it is unknown, expired or of a disabled account.
 * @param pageLanguage language of the personal page that the call is made for
 */
export type FindIdentity = (token: string, pageLanguage: Language | null) => Promise<Identity | null>

/** What somebody is in a shop. */
export type Membership = { sellerId: string; role: ShopRole; isSuspended: boolean }

/** The shops that an account works for, the oldest first. */
export type FindMemberships = (accountId: string) => Promise<Membership[]>

/** Somebody at work in one shop. */
export type SellerIdentity = Identity & Membership

/** One of the marketplace's own people. */
export function isOperator({ groups }: Identity): boolean {
  return groups.includes('operator') || groups.includes('admin')
}
