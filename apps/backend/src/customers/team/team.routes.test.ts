import * as contract from '@filiera/contract/console/people/team'
import { confirmPassword, readSellerSession } from '@filiera/contract/console/session'
import { confirmRegistration, login, register } from '@filiera/contract/customers/account'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCustomer, TEST_PASSWORD, type TestCustomer } from '../../../test/factories/account.ts'
import { createSeller } from '../../../test/factories/catalogue.ts'
import { mailedToken } from '../../../test/mailed-token.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const PASSWORD = 'nuova parola lunga'

let backend: TestBackend
let shop: string
let owner: TestCustomer
beforeAll(async () => {
  backend = await buildTestBackend({ CONSOLE_PUBLIC_URL: 'https://console.example' })
})
afterAll(() => backend.close())
beforeEach(async () => {
  shop = await createSeller(backend.services.db)
  owner = await createCustomer(backend, { sellerId: shop })
})

const newAddress = () => `franco${crypto.randomUUID()}@example.com`
const invite = (email: string, who = owner) =>
  backend.call(contract.inviteMember, { body: { email, role: 'orders' } }, who.headers)
const accept = (token: string, more: { password: string } | { newPassword: string; name: string }) =>
  backend.call(contract.acceptInvitation, { body: { token, ...more } })
const read = (token: string) => backend.call(contract.readInvitation, { body: { token } })
async function team(who = owner) {
  const answer = await backend.call(contract.listTeam, {}, who.headers)
  if (!answer.ok) throw new Error(answer.problem.code)
  return answer.value
}
const asNew = { newPassword: PASSWORD, name: 'Franco Sala' }

describe('an invitation', () => {
  it('makes an account for who has none, once, and opens the console', async () => {
    const email = newAddress()
    expect(await invite(email)).toMatchObject({ value: { email, role: 'orders', invitedBy: 'Anna Verdi' } })
    expect((await team()).invitations).toMatchObject([{ email }])
    const token = await mailedToken(backend, email)
    expect(backend.mails.at(-1)?.text).toContain('https://console.example/invitation?token=')
    expect(await read(token)).toMatchObject({ value: { email, role: 'orders', hasAccount: false } })
    expect(await accept(token, { newPassword: 'password12', name: 'F' })).toMatchObject({
      problem: { code: 'invalid_body' },
    })
    const opened = await accept(token, asNew)
    if (!opened.ok) throw new Error(opened.problem.code)
    const session = await backend.call(
      readSellerSession,
      {},
      { authorization: `Bearer ${opened.value.token}` },
    )
    expect(session).toMatchObject({
      value: { email, name: 'Franco Sala', shops: [{ id: shop, role: 'orders' }] },
    })
    expect(await accept(token, asNew)).toMatchObject({ problem: { code: 'invalid_token' } })
    expect(await team()).toMatchObject({ members: [{ isSelf: true }, { email }], invitations: [] })
  })

  it('lets an account in by its own password only', async () => {
    const colleague = await createCustomer(backend)
    await invite(colleague.email)
    const token = await mailedToken(backend, colleague.email)
    expect(await read(token)).toMatchObject({ value: { hasAccount: true } })
    expect(await accept(token, { password: 'not mine' })).toMatchObject({
      problem: { code: 'wrong_credentials' },
    })
    expect(await accept(token, asNew)).toMatchObject({ problem: { code: 'conflict' } })
    expect(await accept(token, { password: TEST_PASSWORD })).toMatchObject({ ok: true })
    expect(await invite(colleague.email)).toMatchObject({ problem: { code: 'conflict' } })
  })

  it('takes an account that was never confirmed from whoever registered it', async () => {
    const squatter = await createCustomer(backend, { confirmed: false })
    await invite(squatter.email)
    const token = await mailedToken(backend, squatter.email)
    expect(await accept(token, { password: TEST_PASSWORD })).toMatchObject({
      problem: { code: 'invalid_token' },
    })
    expect(await accept(token, asNew)).toMatchObject({ ok: true })
    expect(await backend.call(readSellerSession, {}, squatter.headers)).toMatchObject({
      problem: { code: 'not_signed_in' },
    })
  })

  it('leaves no key in a link to confirm that somebody asked for before', async () => {
    const email = newAddress()
    const strangers = 'una-frase-che-nessuno-indovina'
    await backend.call(register, { body: { username: email, password: strangers } })
    const old = await mailedToken(backend, email)
    await invite(email)
    expect(await accept(await mailedToken(backend, email), asNew)).toMatchObject({ ok: true })
    await backend.call(confirmRegistration, { body: { token: old } })
    expect(await backend.call(login, { body: { username: email, password: strangers } })).toMatchObject({
      problem: { code: 'wrong_credentials' },
    })
  })

  it('says that it is over after seven days; a new one works and voids the old link', async () => {
    const email = newAddress()
    await invite(email)
    const old = await mailedToken(backend, email)
    backend.clock.advance(7 * DAY_MS)
    expect(await read(old)).toMatchObject({ problem: { code: 'expired' } })
    expect(await accept(old, asNew)).toMatchObject({ problem: { code: 'expired' } })
    await backend.call(confirmPassword, { body: { password: TEST_PASSWORD } }, owner.headers)
    const [{ id }] = (await team()).invitations as [contract.ShopInvitation]
    expect(await backend.call(contract.mailInvitation, { params: { id } }, owner.headers)).toMatchObject({
      ok: true,
    })
    const token = await mailedToken(backend, email)
    expect(await read(old)).toMatchObject({ problem: { code: 'invalid_token' } })
    expect(await read(token)).toMatchObject({ ok: true })
    await backend.call(contract.withdrawInvitation, { params: { id } }, owner.headers)
    expect(await read(token)).toMatchObject({ problem: { code: 'invalid_token' } })
  })

  it('is noted with the role that it was for, and the one before', async () => {
    const email = newAddress()
    const body = (role: 'orders' | 'viewer') => ({ body: { email, role } })
    await backend.call(contract.inviteMember, body('orders'), owner.headers)
    const asked = await backend.call(contract.inviteMember, body('viewer'), owner.headers)
    const id = asked.ok ? asked.value.id : ''
    await backend.call(contract.withdrawInvitation, { params: { id } }, owner.headers)
    const entries = await backend.services.db
      .selectFrom('audit_entry')
      .select(['before', 'after'])
      .where('object_id', '=', id)
      .orderBy('id')
      .execute()
    expect(entries).toEqual([
      { before: null, after: { role: 'orders' } },
      { before: { role: 'orders' }, after: { role: 'viewer' } },
      { before: { role: 'viewer' }, after: null },
    ])
  })

  it('keeps a hash of the link alone, and no shop mails more than thirty a day', async () => {
    const email = newAddress()
    await invite(email)
    const token = await mailedToken(backend, email)
    const { rows } = await backend.services.database.pool.query(
      'select shop_invitation::text as row from shop_invitation',
    )
    expect(JSON.stringify(rows)).not.toContain(token)
    for (let sent = 1; sent < 30; sent += 1) await invite(newAddress())
    expect(await invite(newAddress())).toMatchObject({ problem: { code: 'rate_limited' } })
  })
})

describe('roles', () => {
  const change = (id: string, role: 'owner' | 'viewer', from: 'owner' | 'orders', who = owner) =>
    backend.call(contract.changeRole, { params: { id }, body: { role, from } }, who.headers)
  const remove = (id: string, who = owner, from: 'owner' | 'orders' = 'orders') =>
    backend.call(contract.removeMember, { params: { id }, query: { from } }, who.headers)

  it('change at once, and the last owner stays', async () => {
    const colleague = await createCustomer(backend, { sellerId: shop, role: 'orders' })
    const { accountId: id } = colleague
    expect(await change(owner.accountId, 'viewer', 'owner')).toMatchObject({ problem: { code: 'conflict' } })
    expect(await remove(owner.accountId, owner, 'owner')).toMatchObject({ problem: { code: 'conflict' } })
    expect(await invite(newAddress(), colleague)).toMatchObject({ problem: { code: 'forbidden' } })
    expect(await change(id, 'owner', 'orders')).toMatchObject({ value: { id, role: 'owner' } })
    expect(await change(id, 'viewer', 'orders')).toMatchObject({
      problem: { code: 'changed_meanwhile', changed: { by: 'Anna Verdi', current: { role: 'owner' } } },
    })
    // who is an owner by now is not taken out as the packer that was seen
    expect(await remove(id)).toMatchObject({
      problem: { code: 'changed_meanwhile', status: 412, changed: { current: { role: 'owner' } } },
    })
    expect(await invite(newAddress(), colleague)).toMatchObject({ ok: true })
    expect(await remove(owner.accountId, colleague, 'owner')).toMatchObject({ ok: true })
    expect(await backend.call(contract.listTeam, {}, owner.headers)).toMatchObject({
      problem: { code: 'forbidden' },
    })
  })

  it('see names and roles of each other; addresses and invitations are for an owner', async () => {
    const colleague = await createCustomer(backend, { sellerId: shop, role: 'orders' })
    await invite(newAddress())
    expect(await team()).toMatchObject({
      members: [{ email: owner.email }, { email: colleague.email }],
      invitations: [{}],
    })
    expect(await team(colleague)).toMatchObject({
      members: [
        { name: 'Anna Verdi', role: 'owner', email: null },
        { email: colleague.email, isSelf: true },
      ],
      invitations: [],
    })
  })

  it('ask for the password when it was given more than ten minutes ago', async () => {
    const { accountId: id } = await createCustomer(backend, { sellerId: shop, role: 'orders' })
    backend.clock.advance(10 * MINUTE_MS)
    expect(await remove(id)).toMatchObject({ problem: { status: 403, code: 'password_needed' } })
    const give = (password: string) => backend.call(confirmPassword, { body: { password } }, owner.headers)
    expect(await give('wrong')).toMatchObject({ problem: { code: 'wrong_password' } })
    expect(await remove(id)).toMatchObject({ problem: { code: 'password_needed' } })
    await give(TEST_PASSWORD)
    expect(await remove(id)).toMatchObject({ ok: true })
  })
})
