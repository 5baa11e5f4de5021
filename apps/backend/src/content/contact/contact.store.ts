import type { Language } from '@filiera/domain/languages'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'

export type ContactMessage = {
  email: string
  name: string
  subject: string
  message: string
  locale: Language
}

/** @returns the id of the message */
export async function insertMessage(trx: Transaction, message: ContactMessage, now: Date): Promise<string> {
  const { id } = await trx
    .insertInto('contact_message')
    .values({ ...message, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Messages of before a moment go. */
export async function deleteMessages(db: Executor, before: Date): Promise<void> {
  await db.deleteFrom('contact_message').where('created_at', '<', before).execute()
}
