import type { PaymentInfo } from '@filiera/contract/payments/payment'
import { useEffect, useState } from 'react'
import { fetchPayment } from './payment.client.ts'
import { nextDelayMs, type PollState, pollAnswered, startPolling } from './poll.state.ts'

/** Follows a payment until there is a result, asking with growing pauses. */
export function usePayment(first: PaymentInfo, cameBack: boolean): PollState {
  const [state, setState] = useState(() => startPolling(first, cameBack))
  useEffect(() => setState(startPolling(first, cameBack)), [first, cameBack])
  useEffect(() => {
    const delay = nextDelayMs(state)
    if (delay === null) return
    let left = false
    const timer = setTimeout(async () => {
      const answer = await fetchPayment(state.info.Id)
      if (!left) setState((current) => pollAnswered(current, answer.ok ? answer.value : null))
    }, delay)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [state])
  return state
}
