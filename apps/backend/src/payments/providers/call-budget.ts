import type { Clock } from '../../platform/clock.ts'

/** Calls that MangoPay allows in 15, 30, 60 minutes and a day (payments reference §3.5). */
const LIMITS = [2300, 4500, 8800, 105_600] as const
/** Share of each limit that is reserved for calls customers wait for. */
const RESERVED = 0.25
/** How long the remaining calls that the provider reported are trusted; after that one call may find out. */
const FRESH_MS = 60_000

/** How many calls are left: background work slows down before customers are refused. */
export type CallBudget = {
  /** Takes over the header `x-ratelimit-remaining`: four numbers. */
  note(remaining: string | null): void
  /** Whether work that can wait may call. */
  hasRoom(): boolean
}

export function createCallBudget(clock: Clock): CallBudget {
  let isTight = false
  let notedAt = 0
  return {
    note(remaining) {
      const left = remaining?.split(',').map((part) => Number(part.trim())) ?? []
      if (left.length !== LIMITS.length || left.some((one) => !Number.isFinite(one))) return
      isTight = LIMITS.some((limit, index) => (left[index] ?? 0) < limit * RESERVED)
      notedAt = clock.now().getTime()
    },
    hasRoom: () => !isTight || clock.now().getTime() - notedAt > FRESH_MS,
  }
}
