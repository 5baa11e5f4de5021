import type { AuditedKind } from '@filiera/contract/endpoint'
import type { Transaction } from '../database/open-database.ts'
import type { SellerIdentity } from '../http/identity.ts'

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
export async function writeAudit(
  trx: Transaction,
  { sellerId, accountId, role, action, requestId }: ShopActor,
  { kind, id, before, after, at }: AuditedChange,
): Promise<void> {
  await trx
    .insertInto('audit_entry')
    .values({
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
    })
    .execute()
}
