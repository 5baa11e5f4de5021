import type { Executor } from '../../platform/database/open-database.ts'

export async function insertRegistration(
  executor: Executor,
  registration: {
    accountId: string
    providerId: string
    oneTime: boolean
    activate: boolean
    expiresAt: Date
  },
): Promise<void> {
  await executor
    .insertInto('card_registration')
    .values({
      account_id: registration.accountId,
      provider_id: registration.providerId,
      one_time: registration.oneTime,
      activate: registration.activate,
      completed_at: null,
      expires_at: registration.expiresAt,
    })
    .execute()
}

/** Uses the account's own open registration, once; undefined for another's, a used or an old one. */
export async function consumeRegistration(
  executor: Executor,
  accountId: string,
  providerId: string,
  now: Date,
): Promise<{ oneTime: boolean; activate: boolean } | undefined> {
  return executor
    .updateTable('card_registration')
    .set({ completed_at: now })
    .where('provider_id', '=', providerId)
    .where('account_id', '=', accountId)
    .where('completed_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['one_time as oneTime', 'activate'])
    .executeTakeFirst()
}

/** Opens a used registration again. */
export async function reopenRegistration(executor: Executor, providerId: string): Promise<void> {
  await executor
    .updateTable('card_registration')
    .set({ completed_at: null })
    .where('provider_id', '=', providerId)
    .execute()
}
