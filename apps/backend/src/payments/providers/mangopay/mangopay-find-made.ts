import { z } from 'zod'
import { withoutRefusal } from '../payment-provider.ts'
import type { MangopayClient } from './mangopay-client.ts'
import { mangopayTransaction } from './mangopay-shapes.ts'

const PAGE = 100

/**
 * What was made under a tag of ours on a wallet, newest first, and did not fail: payments, transfers and refunds of a buyer all pass the buyer's wallet.
 * @returns null when there is nothing; @throws ProviderUnavailable
 */
export async function findMade(client: MangopayClient, walletId: string | null, tag: string) {
  if (walletId === null) return null
  const query = new URLSearchParams({ per_page: String(PAGE), Sort: 'CreationDate:DESC' })
  const path = `/wallets/${encodeURIComponent(walletId)}/transactions?${query}`
  const made = await withoutRefusal(client.get(z.array(mangopayTransaction), path))
  return made.find(({ Tag, Status }) => Tag === tag && Status !== 'FAILED') ?? null
}
