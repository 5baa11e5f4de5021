import type { SandboxOptions } from './config.ts'
import type { Journal } from './journal.ts'
import type { Schedule } from './schedule.ts'
import type { SandboxState } from './state.ts'

/** What every part works with: the memory, the virtual clock, the record of calls, and where we are reached. */
export interface Sandbox {
  readonly options: SandboxOptions
  readonly state: SandboxState
  readonly clock: Schedule
  readonly journal: Journal
  /** Addresses for links and redirects, without a trailing slash; known once the servers listen. */
  readonly urls: { main: string; tokeniser: string }
  /** Deliveries the next API answer has to wait for (`hooks` control, "deliver before the API answer"). */
  readonly beforeAnswer: Set<Promise<void>>
  /** How hooks and webhooks reach the shop. */
  fetch: typeof fetch
  /** Asks for a snapshot soon. */
  changed(): void
}
