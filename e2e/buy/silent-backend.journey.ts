import type { Page } from '@playwright/test'
import { test } from '../support/notice-situations.ts'
import { expect } from '../support/shop.fixture.ts'
import { newEmail, password } from '../support/steps.ts'

test.use({ javaScriptEnabled: false })

const everything = /./
const silent = 'Il servizio non risponde'
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

async function expectNoErrorPage(page: Page): Promise<void> {
  await expect(page.getByText('Qualcosa non ha funzionato')).toHaveCount(0)
}

test('without scripts, too, forms keep what was typed while the backend is silent', async ({
  page,
  shop,
}) => {
  await page.goto('/contact')
  await page.locator('#Email').fill('ada@example.it')
  await page.locator('#Name').fill('Ada Bianchi')
  await page.locator('#Subject').fill('Una domanda')
  await page.locator('#Message').fill('Quando arriva?')
  await page.locator('#Consent').check()
  shop.fail('POST', everything)
  await press(page, 'Invia')
  await expect(page.getByText('Error! The request was not completed.')).toBeVisible()
  await expect(page.locator('#Message')).toHaveValue('Quando arriva?')

  await page.goto('/register')
  await page.locator('#username').fill('ada@example.it')
  await page.locator('#password').fill(password)
  await press(page, 'Crea')
  await expect(page.getByText(silent)).toBeVisible()
  await expect(page.locator('#username')).toHaveValue('ada@example.it')
  await expect(page.locator('#password')).toHaveValue('')

  await page.goto('/login')
  await page.locator('#username').fill('cliente2@filiera.example')
  await page.locator('#password').fill('assaggio-2026')
  await press(page, 'Accedi')
  await expect(page.getByText(silent)).toBeVisible()
  shop.heal()

  await page.goto('/product/2')
  await press(page, 'Aggiungi al carrello')
  await page.goto('/checkout')
  await page.locator('#username').fill(newEmail('muto'))
  await page.locator('#password').fill(password)
  await page.locator('#recipient').fill('Giulia Ricciardelli')
  await page.locator('#street').fill('Via dei Calzolai 14')
  await page.locator('#zip').fill('40124')
  await page.locator('#city').fill('Bologna')
  await page.locator('#region').fill('BO')
  shop.cut()
  await press(page, 'Continua')
  await expect(page.getByText(silent)).toBeVisible()
  await expectNoErrorPage(page)
  await expect(page.locator('#street')).toHaveValue('Via dei Calzolai 14')
  await expect(page.locator('#region')).toHaveValue('BO')
  shop.heal()
  await page.locator('#password').fill(password)
  await press(page, 'Continua')
  await page.waitForURL(/step=payment/)

  await page.goto(`${page.url().replace('step=payment', 'step=address')}&new=1`)
  await page.locator('#recipient').fill('Bruno Ricciardelli')
  await page.locator('#street').fill('Via Po 2')
  await page.locator('#zip').fill('10121')
  await page.locator('#city').fill('Torino')
  await page.locator('#region').fill('TO')
  shop.cut()
  await press(page, 'Continua')
  await expect(page.locator('[data-notice="address_add_error"]')).toBeVisible()
  await expect(page.locator('#street')).toHaveValue('Via Po 2')
  shop.heal()
  await press(page, 'Continua')
  await page.waitForURL(/step=payment/)
  await press(page, 'Continua')
  await page.waitForURL(/step=review/)
  await page.locator('#terms').check()
  shop.cut()
  await press(page, /^Ordina e paga/)
  await expect(page.locator('[data-notice="order_create_error"]')).toBeVisible()
  await expect(page.locator('#terms')).toBeChecked()
  shop.heal()
  await press(page, /^Ordina e paga/)
  await page.waitForURL((url) => url.port !== new URL(shop.url).port)
})
