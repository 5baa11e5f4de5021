import * as contract from '@filiera/contract/console/people/team'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCustomer } from '../../../test/factories/account.ts'
import { createSeller } from '../../../test/factories/catalogue.ts'
import { mailedToken } from '../../../test/mailed-token.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

it('two owners who take each other out, or step down, leave one', async () => {
  for (let round = 0; round < 6; round += 1) {
    const sellerId = await createSeller(backend.services.db)
    const one = await createCustomer(backend, { sellerId })
    const other = await createCustomer(backend, { sellerId })
    const remove = (who: typeof one, id: string) =>
      backend.call(contract.removeMember, { params: { id }, query: { from: 'owner' } }, who.headers)
    const stepDown = (who: typeof one) =>
      backend.call(
        contract.changeRole,
        { params: { id: who.accountId }, body: { role: 'viewer', from: 'owner' } },
        who.headers,
      )
    const answers =
      round % 2 === 0
        ? await Promise.all([remove(one, other.accountId), remove(other, one.accountId)])
        : await Promise.all([stepDown(one), stepDown(other)])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const owners = await backend.services.db
      .selectFrom('seller_member')
      .select('account_id')
      .where('seller_id', '=', sellerId)
      .where('role', '=', 'owner')
      .execute()
    expect(owners).toHaveLength(1)
  }
})

it('an invitation that is accepted many times at once makes one account and one member', async () => {
  const sellerId = await createSeller(backend.services.db)
  const owner = await createCustomer(backend, { sellerId })
  const email = 'insieme@example.com'
  await backend.call(contract.inviteMember, { body: { email, role: 'viewer' } }, owner.headers)
  const token = await mailedToken(backend, email)
  const body = { token, newPassword: 'nuova parola lunga', name: 'Franco' }
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => backend.call(contract.acceptInvitation, { body })),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  const team = await backend.call(contract.listTeam, {}, owner.headers)
  expect(team).toMatchObject({ value: { members: [{}, { email }], invitations: [] } })
})
