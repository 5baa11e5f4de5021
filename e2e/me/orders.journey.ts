import type { Page } from '@playwright/test'
import { openBuyer } from '../support/buyer.ts'
import { linkIn, mailTo } from '../support/mailbox.ts'
import { expect, expectAccessible, goTo, shopUrl, test, visitorHeaders } from '../support/shop.fixture.ts'

/** The demonstration's customer, who has a delivered order. */
const customer = { email: 'cliente@filiera.example', password: 'assaggio-2026' }

/** A pixel in PNG. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** The numbers of orders are not broken at their hyphens, on a phone either. */
async function expectWholeNumbers(page: Page) {
  const wide = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ width: 360, height: 780 })
  const numbers = page.getByText(/^[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}$/)
  await expect(numbers.first()).toBeVisible()
  for (const number of await numbers.all())
    expect(await number.evaluate((shown) => shown.getClientRects().length)).toBe(1)
  await page.setViewportSize(wide)
}

test('a paid order is cancelled, refunded and ordered again', async ({ page }) => {
  const buyer = await openBuyer(page.request)
  const { order } = await buyer.paid()
  await goTo(page, `/account/orders/${order}`)
  await page.getByRole('link', { name: 'Annulla l’ordine' }).click()
  await expect(page.getByText(/Ti rimborsiamo .*\s€, spedizione compresa/)).toBeVisible()
  await page.getByLabel(/Perché lo annulli/).fill('Ho cambiato idea')
  await page.getByRole('button', { name: 'Annulla l’ordine' }).click()
  await expect(page.getByRole('status').getByText('Ordine annullato')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Rimborsi' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Annulla l’ordine' })).toHaveCount(0)
  const refundIsDone = async () => {
    await page.reload()
    return page.locator('[data-refund=succeeded]').count()
  }
  await expect.poll(refundIsDone, { message: 'the money went back', timeout: 30_000 }).toBe(1)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Riordina' }).click()
  await expect(page.getByText('Nel carrello c’è tutto')).toBeVisible()
  await expect(page.locator('header a[href$="/cart"] .sr-only').getByText(/^1 /)).toBeAttached()
  await page.getByRole('link', { name: 'Vai al carrello' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Il tuo carrello')
})

test('a message with a photo reaches the seller of an order, in English', async ({ page }) => {
  await goTo(page, '/en/login?next=/en/account/orders')
  await page.getByLabel('E-mail', { exact: true }).fill(customer.email)
  await page.getByLabel('Password', { exact: true }).fill(customer.password)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL(/\/en\/account\/orders/)
  await page.getByRole('combobox', { name: 'Show' }).selectOption('DELIVERED')
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.waitForURL(/status=DELIVERED/)
  await expectWholeNumbers(page)
  await expectAccessible(page)
  await page
    .getByRole('link', { name: /^Order / })
    .first()
    .click()
  await page.getByRole('link', { name: 'Report damage' }).click()
  await expect(page.getByLabel('It arrived damaged')).toBeChecked()
  await page.getByRole('button', { name: 'Send the message' }).click()
  await expect(page.getByRole('link', { name: 'Write the message' })).toBeVisible()
  await expectAccessible(page)

  await page
    .getByRole('group', { name: /Which products/ })
    .getByRole('checkbox')
    .first()
    .check()
  await page.getByLabel('Message', { exact: true }).fill('One bottle arrived broken.')
  const tooLarge = { name: 'large.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) }
  const broken = { name: 'broken.png', mimeType: 'image/png', buffer: photo }
  await page.getByLabel('Add photos').setInputFiles([tooLarge, broken])
  await expect(page.getByText('large.jpg is over 10 MB: choose a smaller one')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Preview of broken.png' })).toBeVisible()
  await page.getByRole('button', { name: 'Send the message' }).click()
  await expect(page.getByText('Message sent', { exact: true })).toBeVisible()
  await expect(page.getByText('One bottle arrived broken.')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Photo 1 of the message' })).toBeVisible()
  await expectAccessible(page)
})

test('without account and without scripts, a mailed link withdraws from the contract, in Spanish', async ({
  browser,
}) => {
  const context = await browser.newContext({
    baseURL: shopUrl(),
    locale: 'es-ES',
    javaScriptEnabled: false,
    extraHTTPHeaders: visitorHeaders(),
  })
  const page = await context.newPage()
  await page.goto('/es/login?next=/es/account/orders')
  await page.getByRole('main').locator('input[name=username]').fill(customer.email)
  await page.getByRole('main').locator('input[name=password]').fill(customer.password)
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click()
  const title = await page
    .getByRole('link', { name: /^Pedido / })
    .first()
    .textContent()
  const order = title?.replace('Pedido ', '') ?? ''
  await context.clearCookies()

  await page.goto('/es')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Desistir del contrato' }).click()
  await page.getByRole('button', { name: 'Envíame el enlace' }).click()
  await expect(page.getByRole('link', { name: /Escribe el número/ })).toBeVisible()
  await page.getByLabel('Número de pedido').fill(order.toLowerCase().replaceAll('-', ' '))
  await page.getByLabel('Correo del pedido').fill(customer.email)
  await page.getByRole('button', { name: 'Envíame el enlace' }).click()
  await expect(page.getByText('Mira tu correo')).toBeVisible()

  const mail = await mailTo(customer.email, new RegExp(order))
  await page.goto(linkIn(mail, '/withdraw?token=').replace(/\/withdraw/, '/es/withdraw'))
  await expect(page.getByText(/Se estropea o caduca enseguida/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByText('Elige al menos un producto y la cantidad').first()).toBeVisible()
  await page.getByRole('combobox').first().selectOption('1')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByRole('heading', { name: 'Vas a desistir de estos productos' })).toBeVisible()
  const back = await page.locator('[data-sum]').innerText()
  await page.getByRole('button', { name: 'Confirmar desistimiento' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Desistimiento recibido')
  await expect(page.getByText('Número de desistimiento')).toBeVisible()
  await expect(page.locator('dt:text-is("Importe que se reembolsa") + dd')).toContainText(back)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Desistimiento recibido')
  await mailTo(customer.email, /recesso|desistimiento|withdrawal/i)
  await context.close()
})
