import type { AuditedKind } from '@filiera/contract/endpoint'
import type { Transaction } from '../database/open-database.ts'
import type { SellerIdentity } from '../identity.ts'

/** Somebody who changes something of a shop by a call of the console. */
export type ShopActor = Pick<SellerIdentity, 'sellerId' | 'accountId' | 'role'> & {
  /** Name of the endpoint. */
  action: string
  requestId: string
}

/** What was changed; `before` and `after` hold what differs, never addresses or other data of customers. */
export type AuditedChange = {
  kind: AuditedKind
  id: string
  before: Readonly<Record<string, unknown>> | null
  after: Readonly<Record<string, unknown>> | null
  at: Date
}

/** Notes a change in the transaction that makes it. */
export const writeAudit = (trx: Transaction, actor: ShopActor, change: AuditedChange): Promise<void> =>
  writeAudits(trx, actor, [change])

/** Notes several changes, at least one. */
export async function writeAudits(
  trx: Transaction,
  { sellerId, accountId, role, action, requestId }: ShopActor,
  changes: readonly AuditedChange[],
): Promise<void> {
  const rows = changes.map(({ kind, id, before, after, at }) => ({
    at,
    seller_id: sellerId,
    account_id: accountId,
    role,
    action,
    object_kind: kind,
    object_id: id,
    before: before && JSON.stringify(before),
    after: after && JSON.stringify(after),
    request_id: requestId,
  }))
  await trx.insertInto('audit_entry').values(rows).execute()
}
