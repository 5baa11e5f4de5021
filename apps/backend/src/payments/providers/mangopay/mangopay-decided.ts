import type { z } from 'zod'
import { ProviderUnavailable, withoutRefusal } from '../payment-provider.ts'
import type { MangopayClient } from './mangopay-client.ts'
import { mangopayTransaction } from './mangopay-shapes.ts'

export type Transaction = z.output<typeof mangopayTransaction>

/**
 * What became of a transfer, or of its refund, that MangoPay had not decided when it answered: it is read again, as the answer kept
 * under its key never changes. @throws ProviderUnavailable while it is not decided, or cannot be read
 */
export async function decided(
  client: MangopayClient,
  kind: 'transfers' | 'refunds',
  answer: Transaction,
): Promise<Transaction> {
  if (answer.Status !== 'CREATED') return answer
  const path = `/${kind}/${encodeURIComponent(answer.Id)}`
  const now = await withoutRefusal(client.get(mangopayTransaction, path))
  if (now.Status === 'CREATED') throw new ProviderUnavailable(`MangoPay ${path}: not decided yet`)
  return now
}
