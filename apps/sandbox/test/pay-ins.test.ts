import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addBuyer, addCard, addSeller, directPayIn, webPayIn } from './shop.ts'
import { startSandbox, submitPage, type TestSandbox, text } from './start-sandbox.ts'

let sandbox: TestSandbox
let buyer: { user: string; wallet: string }
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.close())

const read = async (id: string) => (await sandbox.mangopay('GET', `/payins/${id}`)).body
const approve = { outcome: 'approve', code: '123456' }

async function payDirect(number: string, amount = 6750, more: object = {}) {
  buyer = await addBuyer(sandbox)
  const card = await addCard(sandbox, buyer.user, number)
  return sandbox.mangopay('POST', '/payins/card/direct/', { ...directPayIn(buyer, card, amount), ...more })
}

describe('with a saved card', () => {
  test('the frictionless card pays at once and fills the wallet', async () => {
    const answer = await payDirect('4970107111111119')
    expect(answer.body).toMatchObject({ Status: 'SUCCEEDED', ResultCode: '000000', SecureModeNeeded: false })
    expect((await sandbox.mangopay('GET', `/wallets/${buyer.wallet}`)).body.Balance).toEqual({
      Currency: 'EUR',
      Amount: 6750,
    })
  })

  test('SecureMode FORCE asks for a challenge even then', async () => {
    const answer = await payDirect('4970107111111119', 6750, { SecureMode: 'FORCE' })
    expect(answer.body).toMatchObject({ Status: 'CREATED', SecureModeNeeded: true })
  })

  test('the challenge decides; the return address carries the transaction', async () => {
    const answer = await payDirect('4970105181818183')
    expect(answer.body).toMatchObject({
      Status: 'CREATED',
      SecureModeNeeded: true,
      Applied3DSVersion: 'V2_1',
    })
    const done = await submitPage(text(answer, 'SecureModeRedirectURL'), approve)
    expect(done.location).toBe(`http://shop.test/return?a=1&transactionId=${text(answer, 'Id')}`)
    expect(done.location).toBe(answer.body.SecureModeReturnURL)
    expect(await read(text(answer, 'Id'))).toMatchObject({ Status: 'SUCCEEDED' })
  })

  test.each([
    ['refuse', '101301'],
    ['cancel', '101002'],
  ])('%s on the bank page fails with %s', async (outcome, code) => {
    const answer = await payDirect('4970105181818183')
    await submitPage(text(answer, 'SecureModeRedirectURL'), { outcome })
    expect(await read(text(answer, 'Id'))).toMatchObject({ Status: 'FAILED', ResultCode: code })
  })

  test('a wrong code is asked again; the third one fails', async () => {
    const answer = await payDirect('4970105181818183')
    const url = text(answer, 'SecureModeRedirectURL')
    const first = await submitPage(url, { outcome: 'approve', code: '1' })
    expect(first.status).toBe(200)
    expect(first.page).toContain('Il codice non è giusto.')
    await submitPage(url, { outcome: 'approve', code: '2' })
    expect((await submitPage(url, { outcome: 'approve', code: '3' })).status).toBe(303)
    expect(await read(text(answer, 'Id'))).toMatchObject({ ResultCode: '101301' })
  })

  test.each([
    ['4970101011010000', '101101'],
    ['4970101011050006', '101105'],
    ['4970100080020007', '008002'],
  ])('card %s fails at once with %s, as HTTP 200', async (number, code) => {
    expect(await payDirect(number)).toMatchObject({
      status: 200,
      body: { Status: 'FAILED', ResultCode: code },
    })
  })

  test('a technical error comes after the challenge', async () => {
    const answer = await payDirect('4970100091990008')
    await submitPage(text(answer, 'SecureModeRedirectURL'), approve)
    expect(await read(text(answer, 'Id'))).toMatchObject({ Status: 'FAILED', ResultCode: '009199' })
  })

  test.each([
    [33303, '009103'],
    [33334, '008006'],
    [33391, '009499'],
  ])('the amount %i fails with %s', async (amount, code) => {
    expect((await payDirect('4970107111111119', amount)).body.ResultCode).toBe(code)
  })

  test('33501 fails as the billing address asks', async () => {
    const Billing = { Address: { AddressLine2: '01125' } }
    expect((await payDirect('4970107111111119', 33501, { Billing })).body.ResultCode).toBe('101106')
  })

  test('a second payment with the same card is refused while the first is pending', async () => {
    const first = await payDirect('4970105181818183')
    const CardId = text(first, 'CardId')
    const second = await sandbox.mangopay('POST', '/payins/card/direct', directPayIn(buyer, CardId))
    expect(second.body).toMatchObject({ Status: 'FAILED', ResultCode: '101118' })
    expect(await read(text(first, 'Id'))).toMatchObject({ Status: 'CREATED' })
  })

  test('the challenge expires after 15 minutes', async () => {
    const answer = await payDirect('4970105181818183')
    await sandbox.clock.advance(15 * 60_000)
    await sandbox.renewToken()
    expect(await read(text(answer, 'Id'))).toMatchObject({ Status: 'FAILED', ResultCode: '101304' })
    expect((await fetch(text(answer, 'SecureModeRedirectURL'))).status).toBe(410)
  })

  test('success may come 60 seconds after the return, or after the session is over', async () => {
    const slow = await payDirect('4970106000000003')
    await submitPage(text(slow, 'SecureModeRedirectURL'), approve)
    expect(await read(text(slow, 'Id'))).toMatchObject({ Status: 'CREATED' })
    await sandbox.clock.advance(60_000)
    expect(await read(text(slow, 'Id'))).toMatchObject({ Status: 'SUCCEEDED' })

    const late = await payDirect('4970109000000007')
    await submitPage(text(late, 'SecureModeRedirectURL'), approve)
    await sandbox.clock.advance(25 * 60_000)
    await sandbox.renewToken()
    expect(await read(text(late, 'Id'))).toMatchObject({ Status: 'CREATED' })
    await sandbox.clock.advance(5 * 60_000)
    expect(await read(text(late, 'Id'))).toMatchObject({ Status: 'SUCCEEDED' })
  })

  test('someone else’s card is 001023; fees that eat the amount are 001014', async () => {
    const owner = await addBuyer(sandbox)
    const card = await addCard(sandbox, owner.user, '4970107111111119')
    const other = await addBuyer(sandbox)
    const wrong = await sandbox.mangopay('POST', '/payins/card/direct', directPayIn(other, card))
    expect(wrong.body.ResultCode).toBe('001023')
    const fees = { ...directPayIn(owner, card), Fees: { Currency: 'EUR', Amount: 6750 } }
    expect((await sandbox.mangopay('POST', '/payins/card/direct', fees)).body.ResultCode).toBe('001014')
  })

  test('beneficiaries must be verified owners, five at most', async () => {
    const [sound, light] = [await addSeller(sandbox), await addSeller(sandbox, '')]
    const listed = (...ids: string[]) => ({
      FlowDescriptor: { Beneficiaries: ids.map((UserId) => ({ UserId })) },
    })
    expect((await payDirect('4970107111111119', 6750, listed(sound.user))).body.Status).toBe('SUCCEEDED')
    const refused = await payDirect('4970107111111119', 6750, listed(sound.user, light.user))
    expect(refused.body).toMatchObject({ Status: 'FAILED', ResultCode: '002951' })
    const six = await payDirect(
      '4970107111111119',
      6750,
      listed(...Array.from({ length: 6 }, () => sound.user)),
    )
    expect(six).toMatchObject({ status: 400, body: { Type: 'param_error' } })
    await sandbox.control('POST', `/objects/${light.user}/force`, { kycLevel: 'REGULAR' })
    expect((await payDirect('4970107111111119', 6750, listed(light.user))).body.Status).toBe('SUCCEEDED')
  })

  test('missing fields are named', async () => {
    const answer = await payDirect('4970107111111119', 6750, { BrowserInfo: undefined, IpAddress: 'nowhere' })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.errors ?? {})).toEqual(
      expect.arrayContaining(['BrowserInfo', 'IpAddress']),
    )
  })
})

describe('on the hosted page', () => {
  const card = { do: 'pay', cardNumber: '4970 1071 1111 1119', cardExpirationDate: '12/39', cardCvx: '123' }
  const start = async () => {
    buyer = await addBuyer(sandbox)
    return sandbox.mangopay('POST', '/payins/card/web/', webPayIn(buyer))
  }

  test('a frictionless card goes straight back to the shop', async () => {
    const answer = await start()
    expect(answer.body).toMatchObject({ Status: 'CREATED', TemplateURL: null, ExecutionType: 'WEB' })
    const url = text(answer, 'RedirectURL')
    const done = await submitPage(url, card)
    expect(done).toMatchObject({ status: 303, location: answer.body.ReturnURL })
    expect(await read(text(answer, 'Id'))).toMatchObject({ Status: 'SUCCEEDED' })
    const extended = await sandbox.mangopay('GET', `/payins/card/web/${text(answer, 'Id')}/extended`)
    expect(extended.body.CardData).toMatchObject({ LastNumbers: '1119' })
    expect((await submitPage(url, card)).status).toBe(410)
  })

  test('a challenge card passes through the bank page', async () => {
    const answer = await start()
    const next = await submitPage(text(answer, 'RedirectURL'), { ...card, cardNumber: '4970105181818183' })
    expect(next.location).toBe(`/acs/${text(answer, 'Id')}`)
    const done = await submitPage(`${sandbox.main.url}${next.location}`, approve)
    expect(done.location).toBe(answer.body.ReturnURL)
    expect(await read(text(answer, 'Id'))).toMatchObject({ Status: 'SUCCEEDED' })
  })

  test('cancelling is 101002, time running out 101109', async () => {
    const cancelled = await start()
    expect((await submitPage(text(cancelled, 'RedirectURL'), { do: 'cancel' })).status).toBe(303)
    expect(await read(text(cancelled, 'Id'))).toMatchObject({ ResultCode: '101002' })
    const left = await start()
    await sandbox.clock.advance(15 * 60_000)
    await sandbox.renewToken()
    expect(await read(text(left, 'Id'))).toMatchObject({ Status: 'FAILED', ResultCode: '101109' })
  })

  test('the test-card buttons fill in the form; a foreign number is refused on its field', async () => {
    const url = text(await start(), 'RedirectURL')
    const filled = await submitPage(url, { use: 'challenge' })
    expect(filled.page).toContain('value="4970 1051 8181 8183"')
    const refused = await submitPage(url, { ...card, cardNumber: '4111111111111111' })
    expect(refused.status).toBe(200)
    expect(refused.page).toContain('aria-invalid="true"')
    expect(refused.page).not.toContain('value="123"')
  })

  test('a form without the page’s own token does nothing', async () => {
    const answer = await start()
    const body = new URLSearchParams(card)
    const response = await fetch(text(answer, 'RedirectURL'), { method: 'POST', body, redirect: 'manual' })
    expect(response.status).toBe(200)
    expect(await read(text(answer, 'Id'))).toMatchObject({ Status: 'CREATED' })
  })
})

test('unknown kinds of pay-in are 404, as the provider answers', async () => {
  expect(await sandbox.mangopay('POST', '/payins/payment-methods/klarna', {})).toMatchObject({
    status: 404,
    body: { Type: 'ressource_not_found' },
  })
})
