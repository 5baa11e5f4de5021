import { log } from '../../../platform/log.ts'
import type { Services } from '../../../services.ts'
import { nextCheck } from '../../providers/next-check.ts'
import { claimDueValidations, planValidationCheck } from './card-validation.store.ts'
import { refreshCardValidation } from './refresh-card-validation.ts'

const BATCH = 20
const LEASE_MS = 60_000

/** Asks about checks of cards whose customer did not come back and that no hook told us about. @returns how many were asked about */
export async function reconcileCardValidations(services: Services): Promise<number> {
  const { db, clock } = services
  const now = clock.now()
  const due = await claimDueValidations(db, now, new Date(now.getTime() + LEASE_MS), BATCH)
  for (const { id, checks, expiresAt } of due) {
    await refreshCardValidation(services, id).catch((error: unknown) => {
      log().error({ err: error, validationId: id }, 'a card check could not be read')
    })
    await planValidationCheck(db, id, nextCheck(checks, expiresAt, now))
  }
  return due.length
}
