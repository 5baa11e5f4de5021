import type { PaymentInfo } from '@filiera/contract/payments/payment'

/** Waits between two questions, in milliseconds; the last one repeats (payments reference §3.5: never hammer). */
const DELAYS_MS = [800, 1200, 2000, 3000, 4000, 6000, 8000, 10_000] as const
/** After so many questions the page stops asking by itself and says so: about two minutes. */
const QUESTIONS = 18
/** An open challenge right after the return may only be the provider's delay; later it is the customer's turn. */
const QUESTIONS_BEFORE_CONTINUE = 2

export type PollState = {
  info: PaymentInfo
  asked: number
  /** `checking` asks on · `continue` the customer has to go back to the bank · `slow` stopped asking · `settled` there is a result. */
  phase: 'checking' | 'continue' | 'slow' | 'settled'
}

const open = new Set<PaymentInfo['status']>(['pending', 'requires_action', 'processing'])

/** Whether a status may still change by waiting. */
export const isOpen = (status: PaymentInfo['status']): boolean => open.has(status)

function phaseOf(info: PaymentInfo, asked: number): PollState['phase'] {
  if (!isOpen(info.status)) return 'settled'
  const waitsForCustomer = info.status === 'requires_action' && asked >= QUESTIONS_BEFORE_CONTINUE
  if (waitsForCustomer && (info.SecureModeRedirectURL ?? info.RedirectURL)) return 'continue'
  return asked >= QUESTIONS ? 'slow' : 'checking'
}

/** Statuses of a payment that ended without money. */
const over = new Set<PaymentInfo['status']>(['failed', 'cancelled', 'expired'])

/** What a customer has to have seen before paying in another way: the payment that is open or done; empty when there is none. */
export const standOf = (info: PaymentInfo | null): string =>
  !info || over.has(info.status) ? '' : `${info.Id} ${info.status}`

/** `cameBack`: the customer is not just returning from the payment page, so an open challenge is theirs at once. */
export function startPolling(info: PaymentInfo, cameBack = false): PollState {
  const asked = cameBack ? QUESTIONS_BEFORE_CONTINUE : 0
  return { info, asked, phase: phaseOf(info, asked) }
}

/** After a question: a new answer, or null when none came. */
export function pollAnswered(state: PollState, answer: PaymentInfo | null): PollState {
  const info = answer ?? state.info
  const asked = state.asked + 1
  return { info, asked, phase: phaseOf(info, asked) }
}

/** Milliseconds until the next question; null when there is none. */
export function nextDelayMs({ phase, asked }: PollState): number | null {
  if (phase === 'settled' || phase === 'slow') return null
  if (asked >= QUESTIONS) return null
  return DELAYS_MS[Math.min(asked, DELAYS_MS.length - 1)] ?? null
}
