import type { AnswerTemplate } from '@filiera/contract/console/answer-templates'
import { sql } from 'kysely'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'

const columns = ['id', 'name', 'text', 'version'] as const

/** What a shop writes of one. */
export type Written = Pick<AnswerTemplate, 'name' | 'text'>

/** Templates of a shop, in its order. */
export const findTemplates = (executor: Executor, sellerId: string): Promise<AnswerTemplate[]> =>
  executor
    .selectFrom('answer_template')
    .select(columns)
    .where('seller_id', '=', sellerId)
    .orderBy('position')
    .orderBy('id')
    .execute()

/** The same, while nobody else changes them. */
export async function lockTemplates(trx: Transaction, sellerId: string): Promise<AnswerTemplate[]> {
  await trx.selectFrom('seller').select('id').where('id', '=', sellerId).forUpdate().execute()
  return findTemplates(trx, sellerId)
}

/** Adds one behind all others. */
export const insertTemplate = (
  trx: Transaction,
  sellerId: string,
  { name, text }: Written,
): Promise<AnswerTemplate> =>
  trx
    .insertInto('answer_template')
    .values((row) => ({
      seller_id: sellerId,
      position: row
        .selectFrom('answer_template')
        .select(sql<number>`coalesce(max(position), 0) + 1`.as('next'))
        .where('seller_id', '=', sellerId),
      name,
      text: JSON.stringify(text),
    }))
    .returning(columns)
    .executeTakeFirstOrThrow()

/** Changes one that the caller has locked. */
export const writeTemplate = (
  trx: Transaction,
  id: string,
  { name, text }: Written,
): Promise<AnswerTemplate> =>
  trx
    .updateTable('answer_template')
    .set((row) => ({ name, text: JSON.stringify(text), version: row('version', '+', 1) }))
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()

export async function deleteTemplate(trx: Transaction, id: string): Promise<void> {
  await trx.deleteFrom('answer_template').where('id', '=', id).execute()
}

/** Gives templates that the caller has locked the places of their ids. */
export async function writeOrder(trx: Transaction, ids: readonly string[]): Promise<void> {
  await sql`
    update answer_template t set position = w.place
    from unnest(${[...ids]}::bigint[]) with ordinality as w (id, place) where t.id = w.id`.execute(trx)
}
