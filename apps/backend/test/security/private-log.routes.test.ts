import { sendMessage } from '@filiera/contract/content/contact'
import { subscribe } from '@filiera/contract/content/newsletter'
import * as account from '@filiera/contract/customers/account'
import { createAddress } from '@filiera/contract/customers/addresses'
import { requestPasswordReset, resetPassword } from '@filiera/contract/customers/passwords'
import { placeCheckout } from '@filiera/contract/orders/orders'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../build-test-backend.ts'
import { createProduct } from '../factories/catalogue.ts'
import { fillCart } from '../factories/order.ts'

const CANARY = 'canarino'
const email = `${CANARY}@example.com`
const password = `${CANARY}-password-2026`
const message = { Email: email, Name: CANARY, Subject: CANARY, Message: CANARY }

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

/** The token of the newest link that was mailed. */
async function mailed(): Promise<string> {
  await backend.drainOutbox()
  const text = backend.mails.findLast((mail) => mail.to === email && mail.text.includes('token='))?.text ?? ''
  return /token=(\S+)/.exec(text)?.[1] ?? ''
}

it('D76 logs nothing of a person who registers, logs in, resets the password, writes and buys, whatever fails', async () => {
  const secrets = [CANARY, 'Vicolo dei Canarini', '+393337654321']
  await backend.call(account.register, { body: { username: email, password } })
  secrets.push(await mailed())
  await backend.call(account.confirmRegistration, { body: { token: secrets.at(-1) ?? '' } })
  await backend.call(account.login, { body: { username: email, password: `${password}!` } })
  const login = await backend.call(account.login, { body: { username: email, password } })
  if (!login.ok) throw new Error(login.problem.detail)
  secrets.push(login.value.token)
  await backend.call(requestPasswordReset, { body: { username: email } })
  secrets.push(await mailed())
  for (const token of [secrets.at(-1) ?? '', `${secrets.at(-1)}x`])
    await backend.call(resetPassword, { body: { token, password: `${password}-due` } })
  const again = await backend.call(account.login, { body: { username: email, password: `${password}-due` } })
  if (!again.ok) throw new Error(again.problem.detail)
  const headers = { authorization: `Bearer ${again.value.token}` }
  secrets.push(again.value.token)
  const address = await backend.call(
    createAddress,
    {
      body: {
        recipient: CANARY,
        street: 'Vicolo dei Canarini 77',
        zip: '87100',
        city: 'Cosenza',
        region: 'CS',
        country: 'IT',
        phone: '+393337654321',
      },
    },
    headers,
  )
  if (!address.ok) throw new Error(JSON.stringify(address.problem))
  await backend.call(sendMessage, { body: message })
  await backend.call(subscribe, { body: { Email: email } })
  const { id: accountId } = await backend.services.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const { id } = await createProduct(backend.services.db)
  await fillCart(backend, accountId, id, 1)
  const order = {
    shippingAddressId: address.value.id,
    billingAddressId: address.value.id,
    shippingMethod: 'national' as const,
    acceptTerms: true as const,
  }
  expect(await backend.call(placeCheckout, { body: order }, headers)).toMatchObject({ ok: true })
  // the database tells of a row it refuses with every value in it
  await backend.services.database.pool.query(
    "alter table contact_message add constraint none check (name = '') not valid",
  )
  expect(await backend.call(sendMessage, { body: message })).toMatchObject({ problem: { status: 500 } })
  const log = backend.logs.join('\n')
  expect(log).toContain('unexpected failure')
  expect(log).toContain('login_failed')
  for (const secret of secrets) expect(log.toLowerCase()).not.toContain(secret.toLowerCase())
})
