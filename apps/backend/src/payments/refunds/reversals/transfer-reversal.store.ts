import type { Executor, Transaction } from '../../../platform/database/open-database.ts'

/** The transfer reversal of a refund; money in cents. */
export type TransferReversal = {
  refundId: string
  orderId: string
  sellerId: string
  amountCents: number
  commissionCents: number
  status: 'pending' | 'reduced' | 'succeeded' | 'debt'
  advanceId: string | null
  /** Since when the provider has been asked for the advance without a known answer: it may have been made. */
  advanceAskedAt: Date | null
  tries: number
}

/** Locks the transfer reversal of a refund, after its checkout. */
export async function lockReversal(
  trx: Transaction,
  refundId: string,
): Promise<TransferReversal | undefined> {
  return trx
    .selectFrom('transfer_reversal')
    .select([
      'refund_id as refundId',
      'order_id as orderId',
      'seller_id as sellerId',
      'amount_cents as amountCents',
      'commission_cents as commissionCents',
      'status',
      'advance_id as advanceId',
      'advance_asked_at as advanceAskedAt',
      'tries',
    ])
    .where('refund_id', '=', refundId)
    .forUpdate()
    .executeTakeFirst()
}

export async function changeReversal(
  executor: Executor,
  refundId: string,
  change: {
    status?: TransferReversal['status']
    provider_id?: string | null
    advance_id?: string | null
    advance_return_id?: string
    asked_at?: Date | null
    advance_asked_at?: Date | null
    tries?: number
  },
  now: Date,
): Promise<void> {
  await executor
    .updateTable('transfer_reversal')
    .set({ ...change, updated_at: now })
    .where('refund_id', '=', refundId)
    .execute()
}

/** Whether a provider has been asked for the reversal or the advance of a refund, and its answer is not known. */
export async function isAsked(executor: Executor, refundId: string): Promise<boolean> {
  const row = await executor
    .selectFrom('transfer_reversal')
    .select('refund_id')
    .where('refund_id', '=', refundId)
    .where((where) =>
      where.or([where('asked_at', 'is not', null), where('advance_asked_at', 'is not', null)]),
    )
    .executeTakeFirst()
  return row !== undefined
}

/** The platform advance of a refund whose seller has paid since, unless it was returned already. */
export async function findReturnableAdvance(
  executor: Executor,
  refundId: string,
): Promise<{ amountCents: number; tries: number } | undefined> {
  return executor
    .selectFrom('transfer_reversal')
    .select(['amount_cents as amountCents', 'tries'])
    .where('refund_id', '=', refundId)
    .where('status', '=', 'succeeded')
    .where('advance_id', 'is not', null)
    .where('advance_return_id', 'is', null)
    .executeTakeFirst()
}

/** Locks the transfer of an order. */
export async function lockTransfer(trx: Transaction, orderId: string) {
  return trx
    .selectFrom('seller_transfer')
    .select([
      'status',
      'provider_id as providerId',
      'amount_cents as amountCents',
      'commission_cents as commissionCents',
    ])
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
}

/** Makes a transfer smaller that has not been made yet; one of nothing is cancelled. */
export async function reduceTransfer(
  trx: Transaction,
  orderId: string,
  left: { amountCents: number; commissionCents: number },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('seller_transfer')
    .set({
      amount_cents: left.amountCents,
      commission_cents: left.commissionCents,
      ...(left.amountCents === 0 ? { status: 'cancelled' as const } : {}),
      updated_at: now,
    })
    .where('order_id', '=', orderId)
    .execute()
}

/** The seller owes us what could not be reversed; once per refund. */
export async function insertDebt(
  trx: Transaction,
  reversal: TransferReversal,
  reason: string,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('seller_debt')
    .values({
      refund_id: reversal.refundId,
      seller_id: reversal.sellerId,
      order_id: reversal.orderId,
      amount_cents: reversal.amountCents - reversal.commissionCents,
      reason: reason.slice(0, 500),
      created_at: now,
      settled_at: null,
    })
    .onConflict((conflict) => conflict.column('refund_id').doNothing())
    .execute()
}

/** The seller does not owe it after all. */
export async function deleteDebt(trx: Transaction, refundId: string): Promise<void> {
  await trx.deleteFrom('seller_debt').where('refund_id', '=', refundId).execute()
}

/** The debt of a refund is paid, or written off. @returns whether it was open */
export async function settleDebt(trx: Transaction, refundId: string, now: Date): Promise<boolean> {
  const row = await trx
    .updateTable('seller_debt')
    .set({ settled_at: now })
    .where('refund_id', '=', refundId)
    .where('settled_at', 'is', null)
    .returning('refund_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Refunds whose seller still owes us. */
export async function findOpenDebts(executor: Executor, sellerId: string): Promise<string[]> {
  const rows = await executor
    .selectFrom('seller_debt')
    .select('refund_id')
    .where('seller_id', '=', sellerId)
    .where('settled_at', 'is', null)
    .orderBy('created_at')
    .execute()
  return rows.map(({ refund_id }) => refund_id)
}
