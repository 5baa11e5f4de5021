import { expect, type Page } from '@playwright/test'
import { goTo, settled } from './shop.fixture.ts'
import { password } from './steps.ts'

/** The shop in a language that is not the first one: fields are found by what they are, not by their words. */
export type Prefix = '' | '/en' | '/es'

const next = (page: Page) => page.locator('main form button[type=submit]').last()

/** Adds a product from its own page and waits until the server has it. */
export async function addIn(page: Page, prefix: Prefix, id: number): Promise<void> {
  await goTo(page, `${prefix}/product/${id}`)
  const answered = page.waitForResponse(
    (response) => /\/api\/(?:public|me)\/carts/.test(response.url()) && response.request().method() !== 'GET',
  )
  await page.locator('main form[action$="/cart"] button[type=submit]').first().click()
  expect((await answered).status()).toBe(200)
}

/** Registers in the checkout and gives an address; ends at the payment step. */
export async function registerIn(page: Page, prefix: Prefix, email: string): Promise<void> {
  await goTo(page, `${prefix}/checkout`)
  await page.locator('#username').fill(email)
  await page.locator('#password').fill(password)
  await page.locator('#recipient').fill('Giulia Ricciardelli')
  await page.locator('#street').fill('Via dei Calzolai 14')
  await page.locator('#zip').fill('40124')
  await page.locator('#city').fill('Bologna')
  await page.locator('#region').selectOption('BO')
  await toPayment(page)
}

/** From the address step to the payment step. */
export async function toPayment(page: Page): Promise<void> {
  await next(page).click()
  await page.waitForURL(/step=payment/)
  await settled(page)
}

/** Chooses how to pay: `web`, `stripe`, `satispay`, `new` or the first saved card. */
export async function choose(
  page: Page,
  way: 'web' | 'stripe' | 'satispay' | 'new' | 'saved',
): Promise<void> {
  const radio = way === 'saved' ? 'input[name=pay][value^="card:"]' : `input[name=pay][value=${way}]`
  await page.locator(radio).first().check()
}

/** From the payment step to the review; accepts the terms and orders. */
export async function orderIn(page: Page): Promise<void> {
  await next(page).click()
  await page.waitForURL(/step=review/)
  await page.locator('#terms').check()
  await page.locator('form:has(input[name=intent][value=place]) button[type=submit]').click()
}
