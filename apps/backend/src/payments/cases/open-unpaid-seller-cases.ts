import type { ProviderName } from '@filiera/contract/payments/payment'
import type { Services } from '../../services.ts'
import { openCase } from './open-case.ts'
import { closeCasesOfPaid, findUnpaidWithoutCase } from './unpaid-seller.store.ts'

/** Time for which a case that a person closed is not opened again, while the shop still cannot be paid. */
const CLOSED_FOR_MS = 30 * 86_400_000

const titles = { mangopay: 'MangoPay', stripe: 'Stripe' } as const

/** Opens a case for each shop that a provider cannot pay, and closes those of shops that it can pay by now. */
export async function openUnpaidSellerCases({ db, clock }: Services, provider: ProviderName): Promise<void> {
  const now = clock.now()
  const closedSince = new Date(now.getTime() - CLOSED_FOR_MS)
  await closeCasesOfPaid(db, provider, { note: 'Nothing is missing any more.', now })
  for (const { id, name, hasAccount } of await findUnpaidWithoutCase(db, provider, { closedSince })) {
    const missing = hasAccount ? 'does not know or has not verified its account' : 'has no account of it'
    await openCase(db, {
      key: `unpayable:${provider}:${id}:${now.getTime()}`,
      kind: 'seller_unpayable',
      reason: `${name} (seller ${id}) cannot be paid: ${titles[provider]} ${missing}.`,
      provider,
      sellerId: id,
      now,
    })
  }
}
