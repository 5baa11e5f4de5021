import type { ProviderName } from './payment-provider.ts'

/** Something that happened at a provider, named as its hook or webhook names it. */
export type ToldEvent = { key: string; type: string; resourceId: string }

/** What a provider tells again when it is asked: for hooks and webhooks that never arrived. */
export type EventHistory = {
  name: ProviderName
  /** Events since a time, those that we listen to. @throws ProviderUnavailable, ProviderRefused */
  since(from: Date): Promise<ToldEvent[]>
}
