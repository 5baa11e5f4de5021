import type { AuditedKind } from '@filiera/contract/endpoint'
import { sql } from 'kysely'
import type { Executor } from '../database/open-database.ts'

/** Where the log has it; `actions` are the endpoints that change it, where its kind has other objects with such ids. */
export type LoggedObject = { kind: AuditedKind; id: string | readonly string[]; actions?: readonly string[] }

export type LastChange = { by: string; at: Date }

/** Who changed something last, and when. */
export async function findLastChange(
  executor: Executor,
  { kind, id, actions }: LoggedObject,
): Promise<LastChange | undefined> {
  return executor
    .selectFrom('audit_entry')
    .leftJoin('account', 'account.id', 'audit_entry.account_id')
    .select((select) => [select.fn.coalesce('account.name', sql<string>`''`).as('by'), 'audit_entry.at'])
    .where('object_kind', '=', kind)
    .where('object_id', 'in', [id].flat())
    .$if(actions !== undefined, (query) => query.where('action', 'in', [...(actions ?? [])]))
    .orderBy('audit_entry.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
