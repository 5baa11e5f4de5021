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

/** Resolves a bearer token; null when it is unknown, expired or of a disabled account. */
export type FindIdentity = (token: string) => Promise<Identity | null>
