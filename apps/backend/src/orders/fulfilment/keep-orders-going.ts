import type { Services } from '../../services.ts'
import { cancelUnaccepted } from './cancel-unaccepted.ts'
import { completeDelivered } from './complete-delivered.ts'
import { remindReturns } from './returns/remind-returns.ts'

/** How often orders are looked at that wait for nobody any more, in milliseconds. */
export const FULFILMENT_POLL_MS = 60_000

/** Cancels what no shop accepted in time, completes what nobody can give back any more, and reminds shops of returns. */
export async function keepOrdersGoing(services: Services): Promise<void> {
  await cancelUnaccepted(services)
  await completeDelivered(services)
  await remindReturns(services)
}
