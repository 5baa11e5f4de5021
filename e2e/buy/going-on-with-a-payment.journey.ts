import type { BrowserContext } from '@playwright/test'
import { payment } from '../../apps/storefront/app/texts/it/personal/payment.ts'
import { control, openPaymentStep } from '../support/buyer.ts'
import { openFaultyShop } from '../support/faulty-shop.ts'
import { expect, expectAccessible, goTo, test, visitorHeaders } from '../support/shop.fixture.ts'
import {
  continueTo,
  expectPaid,
  fillContact,
  newEmail,
  orderAndPay,
  payOnHostedPage,
} from '../support/steps.ts'
import { choose, orderIn, toPayment } from '../support/steps-in-language.ts'

// the tokeniser takes no header but its own from another origin
test.use({ extraHTTPHeaders: {} })

/** An order whose payment could not be begun: its time runs out while the other journeys of this file go on. */
let unpaid: { path: string; cookies: Awaited<ReturnType<BrowserContext['cookies']>> }
test.beforeAll(async ({ browser }) => {
  const shop = await openFaultyShop()
  const context = await browser.newContext({ baseURL: shop.url, extraHTTPHeaders: visitorHeaders() })
  const page = await context.newPage()
  await openPaymentStep(page, [2])
  await choose(page, 'web')
  shop.fail('POST', /^\/payment\//)
  await orderIn(page)
  await page.waitForURL(/\/checkout\/[\w-]{36}/)
  unpaid = { path: new URL(page.url()).pathname, cookies: await context.cookies() }
  await context.close()
  await shop.stop()
})

test('who leaves a challenge pays in another way, and what another tab did is shown before anything is paid', async ({
  page,
  context,
}) => {
  await openPaymentStep(page, [2])
  await page.getByRole('radio', { name: /^Carta/ }).check()
  await page.getByLabel('Numero della carta').fill('4970 1051 8181 8183')
  await page.getByLabel('Scadenza').fill('12/31')
  await page.getByLabel('Codice').fill('123')
  await continueTo(page, 'review')
  await orderAndPay(page)
  await page.getByLabel('Codice ricevuto').waitFor()

  await page.goto('/account/orders')
  await page.getByRole('main').getByRole('link', { name: /Paga/ }).first().click()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(payment.continueTitle)
  await expectAccessible(page)
  await page.getByRole('link', { name: payment.otherWay }).click()
  await expect(title).toHaveText(payment.otherWay)

  const other = await context.newPage()
  await other.goto(page.url())
  // a payment younger than two seconds is not taken for abandoned: who is that fast presses again
  await expect(async () => {
    await other.getByRole('radio', { name: /^Stripe/ }).check()
    await other.getByRole('button', { name: /^Paga/ }).click()
    await other.waitForURL((url) => !url.pathname.startsWith('/checkout/'), { timeout: 5000 })
  }).toPass()

  await page.getByRole('radio', { name: /Sulla pagina di MangoPay/ }).check()
  await page.getByRole('button', { name: /^Paga/ }).click()
  await expect(title).toHaveText(payment.continueTitle)
  await page.getByRole('link', { name: payment.otherWay }).click()
  await page.getByRole('radio', { name: /Sulla pagina di MangoPay/ }).check()
  await page.getByRole('button', { name: /^Paga/ }).click()
  await payOnHostedPage(page, /Paga senza verifica/)
  await expectPaid(page)
})

test('the favourite card is chosen beforehand, what was pressed before the scripts ran stays, and a slow provider is told', async ({
  page,
}) => {
  const buyer = await openPaymentStep(page, [2])
  await page.getByRole('radio', { name: /^Carta/ }).check()
  await page.getByLabel('Numero della carta').fill('4970 1071 1111 1119')
  await page.getByLabel('Scadenza').fill('12/31')
  await page.getByLabel('Codice').fill('123')
  await page.getByLabel('Salva questa carta per i prossimi ordini').check()
  await continueTo(page, 'review')
  await orderAndPay(page)
  await expectPaid(page)

  await buyer.add('2', 1)
  await page.goto(`/checkout?step=payment&address=${buyer.addressId}`)
  await expect(page.getByRole('radio', { name: /1119/ })).toBeChecked()

  let letThrough = () => {}
  const free = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/assets/libraries-*.js', async (route) => {
    await free
    await route.continue()
  })
  await page.goto(page.url(), { waitUntil: 'commit' })
  await page.getByRole('radio', { name: /^Stripe/ }).check()
  letThrough()
  await expect(page.getByRole('radio', { name: /1119/ })).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Stripe/ })).toBeChecked()

  await choose(page, 'web')
  await control('faults', { kind: 'delay', path: '*/payins/card/web', delayMs: 6000 })
  await continueTo(page, 'review')
  await page.getByLabel(/Accetto le/).check()
  await page.getByRole('button', { name: /^Ordina e paga/ }).click()
  // before the provider has answered; the order itself is placed first
  await expect(page.getByText(payment.slowStart)).toBeVisible({ timeout: 5000 })
  await page.waitForURL(/\/pay/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a slow provider is told within seconds, then the way to its page is there', async ({ page }) => {
    await page.goto('/product/2')
    await page.getByRole('button', { name: 'Aggiungi al carrello', exact: true }).first().click()
    await page.goto('/checkout')
    await fillContact(page, newEmail('lento'))
    const address = {
      recipient: 'Anna Verdi',
      street: 'Via Roma 1',
      zip: '40121',
      city: 'Bologna',
      region: 'BO',
    }
    for (const [field, text] of Object.entries(address)) await page.locator(`#${field}`).fill(text)
    for (const step of ['payment', 'review']) await continueTo(page, step)
    await page.getByLabel(/Accetto le/).check()
    // the start, and the first look at what became of it
    await control('faults', { kind: 'delay', path: '*/payins/card/web', delayMs: 8000, times: 2 })
    await page.getByRole('button', { name: /^Ordina e paga/ }).click()
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText(payment.preparing)
    await expect(title).toHaveText(payment.continueTitle)
    await page.getByRole('link', { name: payment.continueAction }).click()
    await page.waitForURL(/\/pay/)
  })
})

test('an order that nobody paid in time is over, keeps the cart, and is ordered and paid again', async ({
  page,
  context,
}) => {
  await context.addCookies(unpaid.cookies)
  const title = page.getByRole('heading', { level: 1 })
  const shown = async () => {
    await page.goto(unpaid.path)
    return title.textContent()
  }
  await expect.poll(shown, { timeout: 90_000, intervals: [5_000] }).toBe(payment.expiredTitle)
  await expectAccessible(page)

  await page.getByRole('link', { name: payment.orderAgain }).click()
  await page.waitForURL(/\/checkout(?:\?|$)/)
  await goTo(page, '/checkout?step=address')
  await toPayment(page)
  await choose(page, 'web')
  await orderIn(page)
  await payOnHostedPage(page, /Paga senza verifica/)
  await expect(title).toContainText(payment.paidTitle)
})
