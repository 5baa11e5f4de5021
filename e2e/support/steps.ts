import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible, goTo, settled } from './shop.fixture.ts'

/** A password nobody else has. */
export const password = 'frantoio-al-mattino'

/** An address that no other journey uses. */
export const newEmail = (name: string) => `${name}.${crypto.randomUUID().slice(0, 8)}@example.it`

/** Screens that this run has read already: every journey that buys passes them. */
const read = new Set<string>()

/** Reads a screen of the checkout once a run. */
async function expectAccessibleOnce(page: Page, screen: string): Promise<void> {
  if (read.has(screen)) return
  read.add(screen)
  await expectAccessible(page)
}

/** Adds a product from its own page and waits until the server has it. */
export async function addProduct(page: Page, id: number): Promise<void> {
  await goTo(page, `/product/${id}`)
  const answered = page.waitForResponse(
    (response) => /\/api\/(?:public|me)\/carts/.test(response.url()) && response.request().method() !== 'GET',
  )
  await page.getByRole('button', { name: 'Aggiungi al carrello', exact: true }).first().click()
  expect((await answered).status()).toBe(200)
}

/** Fills the address of the checkout or the account. */
export async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('Nome e cognome').fill('Giulia Ricciardelli')
  await page.getByLabel('Via e numero').fill('Via dei Calzolai 14')
  await page.getByLabel('CAP').fill('40124')
  await page.getByLabel('Città').fill('Bologna')
  await page.getByLabel('Provincia').selectOption('BO')
}

export async function continueTo(page: Page, step: string): Promise<void> {
  await page.getByRole('button', { name: 'Continua' }).click()
  await page.waitForURL(new RegExp(`step=${step}`))
}

/** From the address step to the payment step, with a new address. */
export async function passAddress(page: Page): Promise<void> {
  await fillAddress(page)
  await continueTo(page, 'payment')
  await settled(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Come arriva e come paghi')
  await expectAccessibleOnce(page, 'payment')
}

/** From the payment step to the review, to pay with a card on the provider's page. */
export async function toReview(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /Sulla pagina di MangoPay/ }).check()
  await continueTo(page, 'review')
}

/** Accepts the terms and orders. */
export async function orderAndPay(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ricontrolla e conferma')
  await expectAccessibleOnce(page, 'review')
  await page.getByLabel(/Accetto le/).check()
  await page.getByRole('button', { name: /^Ordina e paga/ }).click()
}

/** Fills who orders, in the first step of a visitor. */
export async function fillContact(page: Page, email: string): Promise<void> {
  const contact = page.getByRole('region', { name: 'Contatto' })
  await contact.getByLabel('E-mail').fill(email)
  await contact.getByLabel('Password', { exact: true }).fill(password)
}

/** Registers inside the checkout, with an address: from there to the payment step. */
export async function registerInCheckout(page: Page, email: string): Promise<void> {
  await goTo(page, '/checkout')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dove lo mandiamo?')
  await expectAccessibleOnce(page, 'address')
  await fillContact(page, email)
  await passAddress(page)
}

/** Chooses a card of the sandbox's payment page by what it says, and pays. */
export async function payOnHostedPage(page: Page, says: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: says }).click()
  await page.getByRole('button', { name: /^Paga \d/ }).click()
}

/** The result page says that everything is paid, with order numbers; a reload says the same. */
export async function expectPaid(page: Page): Promise<string> {
  await page.waitForURL(/\/checkout\//)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('È tutto pagato.')
  // the parcels and their days stand there at once, also where the payment was still open when the page came
  await expect(page.getByRole('region', { name: /pacc/ })).toBeVisible()
  await expectAccessibleOnce(page, 'paid')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('È tutto pagato.')
  return (await page.locator('[data-order]').first().getAttribute('data-order')) ?? ''
}

/** The form of the newsletter with its scripts, which come with the first use of the page: it says by then that an address is too long. */
export async function newsletterForm(page: Page): Promise<Locator> {
  const form = page.locator('[data-block="newsletter"]')
  await expect(async () => {
    await form.getByLabel('La tua e-mail').fill('a'.repeat(255))
    await expect(form.getByText('Al massimo 254 caratteri')).toBeVisible({ timeout: 500 })
  }).toPass()
  return form
}
