/** One entry of a provider's list of what happened; `at` in Unix seconds. */
export type FeedEvent = { type: string; resourceId: string; at: number }

/** What happened at a provider, for those whom no hook reached. */
export type CatchUp = {
  /** Whether work that can wait may call the provider now. */
  hasRoom(): boolean
  /** Events from a moment on, in Unix seconds, a page at a time from 1; oldest first. @throws ProviderUnavailable */
  listEvents(afterSeconds: number, page: number): Promise<FeedEvent[]>
  /** Length of a full page. */
  pageSize: number
}
