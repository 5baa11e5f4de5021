import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCustomer } from '../../../test/factories/account.ts'
import { clearBuyer, getBuyer, saveBuyer } from './provider-accounts.store.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

it('keeps the wallet that was kept first: who comes second pays into it, too', async () => {
  const { db } = backend.services
  const { accountId } = await createCustomer(backend)
  const [first, second] = [
    { userId: 'user_1', walletId: 'wallet_1' },
    { userId: 'user_2', walletId: 'wallet_2' },
  ]
  expect(await saveBuyer(db, accountId, first)).toEqual(first)
  expect(await saveBuyer(db, accountId, second)).toEqual(first)
  expect(await getBuyer(db, accountId)).toMatchObject({
    mangopayUserId: 'user_1',
    mangopayWalletId: 'wallet_1',
  })
  await clearBuyer(db, accountId)
  expect(await saveBuyer(db, accountId, second)).toEqual(second)
})
