import { getUser, PAGE_LANGUAGE_HEADER, updateUser } from '@filiera/contract/customers/account'
import { requestPasswordReset } from '@filiera/contract/customers/passwords'
import { languages } from '@filiera/domain/languages'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestBackend, type TestBackend } from '../../../test/build-test-backend.ts'
import { createCustomer, type TestCustomer } from '../../../test/factories/account.ts'
import { valueIn } from '../../../test/scenes/payment-scene.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await buildTestBackend()
})
afterAll(() => backend.close())

async function usedIn(customer: TestCustomer, language: string) {
  const headers = { ...customer.headers, [PAGE_LANGUAGE_HEADER]: language }
  return valueIn(await backend.call(getUser, {}, headers)).profile.locale
}
const stored = async (customer: TestCustomer) =>
  valueIn(await backend.call(getUser, {}, customer.headers)).profile.locale

it('follows the language of the page that an account is used in', async () => {
  const customer = await createCustomer(backend)
  for (const language of [...languages, 'es', 'es']) {
    expect(await usedIn(customer, language)).toBe(language)
    expect(await stored(customer)).toBe(language)
  }
})

it('leaves the language that its owner chose', async () => {
  const customer = await createCustomer(backend)
  await usedIn(customer, 'es')
  const chosen = { body: { profile: { locale: 'en' as const } } }
  valueIn(await backend.call(updateUser, chosen, customer.headers))
  expect(await usedIn(customer, 'es')).toBe('en')
  expect(await stored(customer)).toBe('en')
})

it('goes on following when only the name is changed', async () => {
  const customer = await createCustomer(backend)
  valueIn(await backend.call(updateUser, { body: { name: 'Anna' } }, customer.headers))
  expect(await usedIn(customer, 'es')).toBe('es')
})

it.each(['fr', '', 'EN', 'it,en'])('does not know “%s”', async (language) => {
  const customer = await createCustomer(backend, { locale: 'en' })
  expect(await usedIn(customer, language)).toBe('en')
})

it('changes nobody’s language without a session', async () => {
  const { email, ...customer } = await createCustomer(backend)
  const headers = { [PAGE_LANGUAGE_HEADER]: 'es' }
  expect(await backend.call(getUser, {}, headers)).toMatchObject({ ok: false })
  await backend.call(requestPasswordReset, { body: { username: email } }, headers)
  expect(await stored({ email, ...customer })).toBe('it')
})
