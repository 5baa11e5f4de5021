import { enqueueMail } from '../../mail/enqueue-mail.ts'
import { enqueueSellerMail } from '../../mail/enqueue-seller-mail.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import { findWithdrawalParties, type WithdrawalRow } from './withdrawals.store.ts'

export type WithdrawalFacts = {
  isUnshipped: boolean
  /** Whether the order ended with it: the seller is told of that already. */
  isCancelled: boolean
  /** Whether the bank looks into the payment: nothing is refunded until it has decided. */
  isDisputed: boolean
  reason: string
  now: Date
}

/** The receipt to the customer and the news to the seller, once per withdrawal, in the transaction that makes it. */
export async function mailWithdrawal(
  trx: Transaction,
  { id, orderId, lines, amountCents, withShipping, sendBackBy }: WithdrawalRow,
  { isUnshipped, isCancelled, isDisputed, reason, now }: WithdrawalFacts,
): Promise<void> {
  const { sellerId, sellerName, sellerAddress, contactEmail, locale } = await findWithdrawalParties(
    trx,
    orderId,
  )
  const content = {
    number: id,
    orderId,
    lines: lines.map(({ title, quantity, amountCents, pictureHash }) => ({
      title,
      quantity,
      cents: amountCents,
      pictureHash,
    })),
    amountCents,
    withShipping,
    reason,
    at: now.toISOString(),
    sendBackBy: sendBackBy?.toISOString() ?? null,
    isDisputed,
  }
  const receipt = { ...content, seller: sellerName, returnAddress: sellerAddress }
  const toCustomer = { kind: 'withdrawal-receipt', key: id, to: contactEmail, locale } as const
  await enqueueMail(trx, { ...toCustomer, data: receipt, now })
  if (isCancelled) return
  const toSeller = { kind: 'seller-withdrawal', key: id, sellerId } as const
  await enqueueSellerMail(trx, { ...toSeller, data: { ...content, isUnshipped }, now })
}
