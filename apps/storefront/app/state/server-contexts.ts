import type { ChangeTag } from '@filiera/contract/changes'
import type { BackendCall } from '@filiera/contract/client'
import type { Language } from '@filiera/domain/languages'
import { createContext } from 'react-router'

/** Reads of the catalogue, anonymous, through `CATALOGUE_URL` (decision 1). */
export const catalogueContext = createContext<BackendCall>()

/** Calls on behalf of this visitor: bearer of the session and cart cookie forwarded. Personal pages only. */
export const backendContext = createContext<BackendCall>()

/** The visitor as a personal page's loader may know him; the token itself never reaches a loader. */
export type VisitorSession = {
  signedIn: boolean
  /** Opens a session with what the backend answered; the returned backend already speaks for the customer. */
  open(opened: { token: string; expiresAt: string }): BackendCall
  /** Forgets the session in this browser. */
  close(): void
  /** Forgets the session and the visitor's cart in this browser. */
  forget(): void
  /** Keeps for a day where the customer was going, until a mailed link is followed in this browser. */
  remember(next: string): void
  /** What was kept, once. */
  recall(): string | null
}
export const sessionContext = createContext<VisitorSession>()

/** Name and company data of the shop, from configuration. */
export type Shop = {
  name: string
  /** Origin of the shop's own addresses, without a slash at the end. */
  publicUrl: string
  /** Where producers apply to sell (specification §6), null when not configured. */
  sellerUrl: string | null
  company: { name: string; address: string; vatNumber: string; rea: string; email: string; telephone: string }
}
export const shopContext = createContext<Shop>()

export type NavigationCategory = { slug: string; name: string; image: string; productsCount: number }
/** What is good this month, the list of its products and the picture of the first. */
export type SeasonLink = { label: string; path: string; image: string }
export type Menu = { categories: readonly NavigationCategory[]; season: readonly SeasonLink[] }

/** The menu in one language, from the server's memory; without what the catalogue does not tell. */
export const menuContext = createContext<(lang: Language) => Promise<Menu>>()

/** Script nonce of a personal page; null on cached pages, whose inline scripts are hashed (decision 41). */
export const nonceContext = createContext<string | null>(null)

/** Tag of a list that any product may enter or leave by a new price, an offer, its stock or a review. */
export const ANY_PRODUCT = 'any-product'
type PageTag = ChangeTag | typeof ANY_PRODUCT

/** Collects the tags by which the page cache drops a page, e.g. `product:12`. */
export type PageTags = { add(...tags: PageTag[]): void }
export const pageTagsContext = createContext<PageTags>({ add() {} })

/** Collects what search engines read of a page (JSON-LD): it goes into the document only, never into the browser's data. */
export type StructuredData = { add(...data: object[]): void }
export const structuredDataContext = createContext<StructuredData>({ add() {} })
