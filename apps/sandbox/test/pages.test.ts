import { afterAll, beforeAll, expect, test } from 'vitest'
import { testCards as mangopayCards } from '../src/mangopay/test-cards.ts'
import { html } from '../src/pages/html.ts'
import { testCards as stripeCards } from '../src/stripe/test-cards.ts'
import { addBuyer, webPayIn } from './shop.ts'
import { startSandbox, type TestSandbox, text } from './start-sandbox.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.close())

test('values put in a page are escaped, markup is kept', () => {
  expect(
    html`<p title="${'"><script>'}">${html`<b>${'a & b'}</b>`}${null}${false}${[1, 'x<']}</p>`.text,
  ).toBe('<p title="&quot;&gt;&lt;script&gt;"><b>a &amp; b</b>1x&lt;</p>')
})

test.each([
  ['IT', 'Sandbox: nessun denaro reale', 'Paga 67,50'],
  ['EN', 'Sandbox: no real money', 'Pay €67.50'],
  ['ES', 'Sandbox: sin dinero real', 'Pagar 67,50'],
  ['FR', 'Sandbox: no real money', 'Pay €67.50'],
])('the card page speaks %s', async (Culture, banner, pay) => {
  const buyer = await addBuyer(sandbox)
  const payIn = await sandbox.mangopay('POST', '/payins/card/web', { ...webPayIn(buyer), Culture })
  const response = await fetch(text(payIn, 'RedirectURL'))
  const page = await response.text()
  expect(page).toContain(banner)
  expect(page).toContain(pay)
  expect(page).toContain('name="use" value="frictionless"')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(page).not.toContain('<script')
})

test('every field of the card form has its label', async () => {
  const buyer = await addBuyer(sandbox)
  const payIn = await sandbox.mangopay('POST', '/payins/card/web', webPayIn(buyer))
  const page = await (await fetch(text(payIn, 'RedirectURL'))).text()
  const fields = [...page.matchAll(/<input id="(\w+)"/g)].map(([, id]) => id)
  expect(fields).toEqual(['cardNumber', 'cardExpirationDate', 'cardCvx', 'cardHolderName'])
  for (const id of fields) expect(page).toContain(`<label for="${id}">`)
})

test('the first page explains where things are and lists every card', async () => {
  const response = await fetch(sandbox.main.url, { headers: { 'accept-language': 'en-GB,en' } })
  const page = await response.text()
  expect(page).toContain('href="/mailbox"')
  expect(page).toContain(sandbox.tokeniser.url)
  for (const { number } of [...mangopayCards, ...stripeCards]) expect(page).toContain(number)
})

test.each(['/pay?id=none', '/acs/none', '/c/pay/none', '/c/challenge/none', '/anything'])(
  '%s is a 404 page',
  async (path) => {
    const response = await fetch(`${sandbox.main.url}${path}`)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('<h1>')
  },
)

test('every test number passes the check digit', () => {
  for (const { number } of [...mangopayCards, ...stripeCards]) {
    const sum = [...number].reverse().reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
    expect(sum % 10).toBe(0)
  }
})
