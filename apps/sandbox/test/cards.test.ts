import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBuyer, addCard, browser, directPayIn, tokenise } from './shop.ts'
import { startSandbox, submitPage, type TestSandbox, text } from './start-sandbox.ts'

let sandbox: TestSandbox
let buyer: { user: string; wallet: string }
beforeAll(async () => {
  sandbox = await startSandbox()
  buyer = await addBuyer(sandbox)
})
afterAll(() => sandbox.close())

const register = (CardType = 'CB_VISA_MASTERCARD') =>
  sandbox.mangopay('POST', '/cardregistrations', { UserId: buyer.user, Currency: 'EUR', CardType })

test('a registration becomes a card whose mask ends in the last four digits', async () => {
  const registration = await register()
  expect(registration.body).toMatchObject({ Status: 'CREATED', RegistrationData: null, CardId: null })
  const data = await tokenise(registration, {})
  expect(data).toMatch(/^data=\S+$/)
  const path = `/cardregistrations/${text(registration, 'Id')}`
  const done = await sandbox.mangopay('PUT', path, { RegistrationData: data, CardHolderName: 'Anna Bruno' })
  expect(done.body).toMatchObject({ Status: 'VALIDATED', ResultCode: '000000' })
  const card = await sandbox.mangopay('GET', `/cards/${text(done, 'CardId')}`)
  expect(card.body).toMatchObject({
    Alias: '497010XXXXXX1119',
    Validity: 'UNKNOWN',
    Active: true,
    ExpirationDate: '1239',
    CardHolderName: 'Anna Bruno',
  })
  expect(card.body).not.toHaveProperty('inner')
})

test.each([
  ['02625', { cardNumber: '4111111111111111' }],
  ['02625', { cardNumber: '375989111111119' }],
  ['02626', { cardExpirationDate: '1339' }],
  ['02624', { cardExpirationDate: '0120' }],
  ['02627', { cardCvx: '12' }],
  ['09101', { accessKeyRef: 'other' }],
  ['09102', { data: 'other' }],
])('the tokeniser answers errorCode=%s to %j', async (code, fields) => {
  expect(await tokenise(await register(), fields)).toBe(`errorCode=${code}`)
})

test('the tokeniser answers browsers of any origin, in plain text, and refuses GET and other paths', async () => {
  const url = text(await register(), 'CardRegistrationURL')
  expect(new URL(url).port).toBe(String(sandbox.tokeniser.port))
  const preflight = await fetch(url, { method: 'OPTIONS' })
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
  const get = await fetch(url)
  expect(get.headers.get('content-type')).toContain('text/plain')
  expect(await get.text()).toBe('errorCode=02632')
  expect((await fetch(sandbox.tokeniser.url)).status).toBe(404)
})

test('wrong registration data is HTTP 200 with status ERROR', async () => {
  const answers = ['data=invented', 'errorCode=02625'].map(async (RegistrationData) => {
    const path = `/cardregistrations/${text(await register(), 'Id')}`
    return sandbox.mangopay('PUT', path, { RegistrationData })
  })
  const [invented, refused] = await Promise.all(answers)
  expect(invented).toMatchObject({
    status: 200,
    body: { Status: 'ERROR', ResultCode: '105299', CardId: null },
  })
  expect(refused).toMatchObject({ status: 200, body: { Status: 'ERROR', ResultCode: '105206' } })
})

test('an unknown card type is a parameter error', async () => {
  const answer = await register('DINERS')
  expect(answer).toMatchObject({ status: 400, body: { Type: 'param_error' } })
  expect(answer.body.errors).toHaveProperty('CardType')
})

test('cards are listed by owner and deactivated once', async () => {
  const other = await addBuyer(sandbox)
  const card = await addCard(sandbox, other.user, '4970107111111119')
  const list = () => sandbox.mangopay('GET', `/users/${other.user}/cards?Active=true`)
  expect((await list()).body.list).toHaveLength(1)
  expect((await sandbox.mangopay('PUT', `/cards/${card}`, { Active: false })).body.Active).toBe(false)
  expect((await list()).body.list).toHaveLength(0)
  expect(await sandbox.mangopay('PUT', `/cards/${card}`, { Active: false })).toMatchObject({
    status: 400,
    body: { Type: 'card_already_not_active' },
  })
  const pay = await sandbox.mangopay('POST', '/payins/card/direct', directPayIn(other, card))
  expect(pay.body).toMatchObject({ Status: 'FAILED', ResultCode: '101410' })
})

test('a card that nobody uses for 24 hours becomes invalid', async () => {
  const card = await addCard(sandbox, buyer.user, '4970107111111119')
  await sandbox.clock.advance(24 * 3_600_000)
  await sandbox.renewToken()
  expect((await sandbox.mangopay('GET', `/cards/${card}`)).body.Validity).toBe('INVALID')
})

const validation = () => ({
  AuthorId: buyer.user,
  SecureModeReturnURL: 'http://shop.test/cards',
  IpAddress: '203.0.113.7',
  BrowserInfo: browser,
})

test('a validation asks for a challenge and makes the card valid', async () => {
  const card = await addCard(sandbox, buyer.user, '4970105181818183')
  const started = await sandbox.mangopay('POST', `/cards/${card}/validation`, validation())
  expect(started.body).toMatchObject({ Status: 'CREATED', SecureModeNeeded: true, Type: 'CARD_VALIDATION' })
  const id = text(started, 'Id')
  expect(await sandbox.mangopay('POST', `/cards/${card}/validation`, validation())).toMatchObject({
    status: 400,
  })
  const url = text(started, 'SecureModeRedirectURL')
  const done = await submitPage(url, { outcome: 'approve', code: '123456' })
  expect(done).toMatchObject({ status: 303, location: `http://shop.test/cards?cardValidationId=${id}` })
  const read = await sandbox.mangopay('GET', `/cards/${card}/validation/${id}`)
  expect(read.body).toMatchObject({ Status: 'SUCCEEDED', Validity: 'VALID' })
  expect((await fetch(url)).status).toBe(410)
})

test('a validation that nobody answers fails after five minutes and leaves the card as it was', async () => {
  const card = await addCard(sandbox, buyer.user, '4970105181818183')
  const started = await sandbox.mangopay('POST', `/cards/${card}/validation`, validation())
  await sandbox.clock.advance(5 * 60_000)
  const read = await sandbox.mangopay('GET', `/cards/${card}/validation/${text(started, 'Id')}`)
  expect(read.body).toMatchObject({ Status: 'FAILED', Validity: 'UNKNOWN' })
})

test('neither the memory nor the journal holds a card number or code', async () => {
  await addCard(sandbox, buyer.user, '4970107111111119')
  const journal = await sandbox.control('GET', '/journal')
  const kept = JSON.stringify(sandbox.state) + JSON.stringify(journal.body)
  expect(kept.includes('4970107111111119')).toBe(false)
  expect(kept.includes('4111111111111111')).toBe(false)
  expect(JSON.stringify(journal.body).includes('data=')).toBe(false)
})
