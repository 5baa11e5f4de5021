import { z } from 'zod'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import type { EffectHandler } from '../../../platform/outbox/drain-outbox.ts'
import type { Services } from '../../../services.ts'
import { findAccountByEmail } from '../account.store.ts'
import { requestConfirmation } from './request-confirmation.ts'

/** Kind of the outbox that requests for another confirmation link are queued under. */
export const CONFIRMATION_EFFECT = 'confirmation'

const queued = z.object({ email: z.string(), seed: z.string() })

/** Makes the link of a queued request; nothing happens for an address without an account or with a confirmed one. Doing it twice leaves one link and one mail. */
export function carryOutConfirmationMail(services: Services): EffectHandler {
  return async function mailConfirmation(payload) {
    const { email, seed } = queued.parse(payload)
    await inTransaction(services.db, async (trx) => {
      const account = await findAccountByEmail(trx, email)
      if (!account || account.confirmed_at || account.disabled) return
      await requestConfirmation(trx, services, account, seed)
    })
    services.notifyOutbox()
  }
}
