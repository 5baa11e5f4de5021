/** One entry of a provider's list of what happened; `at` in Unix seconds. */
export type FeedEvent = { type: string; resourceId: string; at: number }

/** What happened at MangoPay, for those whom no hook reached. */
export type MangopayEvents = {
  /** Whether work that can wait may call the provider now. */
  hasRoom(): boolean
  /** Events from a moment on, in Unix seconds, a page at a time from 1; oldest first. @throws ProviderUnavailable */
  listEvents(afterSeconds: number, page: number): Promise<FeedEvent[]>
  /** Length of a full page. */
  pageSize: number
}

/** An event of Stripe, which has an id. */
export type ListedEvent = FeedEvent & { id: string }

/** What happened at Stripe, for those whom no webhook reached. */
export type StripeEvents = {
  /**
   * A page of the events that came after one, oldest first; the latest ones without it, or when Stripe has forgotten it.
   * @throws ProviderUnavailable
   */
  listAfter(id: string | null): Promise<{ events: ListedEvent[]; hasMore: boolean }>
}
