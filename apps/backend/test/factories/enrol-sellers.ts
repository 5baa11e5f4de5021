import type { Services } from '../../src/services.ts'
import { prepareProviders } from './prepare-providers.ts'

/**
 * Gives every seller of the database accounts at the test's sandbox. The made-up ones of new sellers are cleared first: an account
 * that a sandbox has lost would mean that it lost the buyers too, and they would be forgotten.
 */
export async function enrolSellers(services: Services): Promise<void> {
  await services.db
    .updateTable('seller')
    .set({ mangopay_user_id: null, mangopay_wallet_id: null, mangopay_kyc_level: null })
    .where('mangopay_user_id', 'like', 'user-%')
    .execute()
  await prepareProviders(services)
}
