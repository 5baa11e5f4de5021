import { makeCardFavourite } from '@filiera/contract/payments/cards'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createBuyer } from '../../../test/factories/order.ts'
import { markCardValid } from './card.store.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

async function saveCards(accountId: string, count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, index) => ({
    account_id: accountId,
    provider_id: `card_${crypto.randomUUID()}`,
    alias: `497010XXXXXX000${index}`,
    type: 'VISA',
    expiry: '1299',
    currency: 'EUR',
    validity: 'UNKNOWN' as const,
    created_at: backend.clock.now(),
  }))
  const saved = await backend.services.db.insertInto('saved_card').values(rows).returning('id').execute()
  return saved.map(({ id }) => id)
}

const favourites = async (accountId: string) => {
  const { db } = backend.services
  const rows = await db
    .selectFrom('saved_card')
    .select('id')
    .where('account_id', '=', accountId)
    .where('favourite', '=', true)
    .execute()
  return rows.length
}

it('has one favourite when several cards become valid at once, and when several are chosen at once', async () => {
  const { db } = backend.services
  for (let round = 0; round < 10; round++) {
    const buyer = await createBuyer(backend)
    const ids = await saveCards(buyer.accountId, 4)
    await Promise.all(ids.map((id) => db.transaction().execute((trx) => markCardValid(trx, id))))
    expect(await favourites(buyer.accountId)).toBe(1)
    const chosen = await Promise.all(
      ids.map((cardId) => backend.call(makeCardFavourite, { body: { cardId } }, buyer.headers)),
    )
    expect(chosen.every((answer) => answer.ok)).toBe(true)
    expect(await favourites(buyer.accountId)).toBe(1)
  }
})
