import type { Language } from '@filiera/domain/languages'
import { sql } from 'kysely'
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

/** Messages of before a moment go, the oldest first. @returns how many there were, `limit` at most */
export async function deleteMessages(db: Executor, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from contact_message where id in (select m.id from contact_message m where m.created_at < ${before}
      order by m.created_at limit ${limit} for update skip locked)`.execute(db)
  return Number(numAffectedRows)
}
