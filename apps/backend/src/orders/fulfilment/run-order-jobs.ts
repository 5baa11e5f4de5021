import type { Services } from '../../services.ts'
import { cancelUnaccepted } from './cancel-unaccepted.ts'
import { completeDelivered } from './complete-delivered.ts'
import { remindReturns } from './returns/remind-returns.ts'

/** How often orders are looked at that wait for nobody any more, in milliseconds. */
export const FULFILMENT_POLL_MS = 60_000

/**
 * Cancels what no shop accepted in time, completes what nobody can give back any more, and reminds shops of returns.
 * @param isStopping asked before each order: the rest waits for the next round
 */
export async function runOrderJobs(
  services: Services,
  isStopping: () => boolean = () => false,
): Promise<void> {
  await cancelUnaccepted(services, isStopping)
  await completeDelivered(services, isStopping)
  await remindReturns(services, isStopping)
}
