import type { Page } from '@playwright/test'
import { openPaymentStep } from '../support/buyer.ts'
import { mailTo } from '../support/mailbox.ts'
import { expect, expectAccessible, shopSetting, test } from '../support/shop.fixture.ts'
import { continueTo, expectPaid, orderAndPay } from '../support/steps.ts'
import { choose, orderIn } from '../support/steps-in-language.ts'

/** From an empty cart to the page where PayPal or the bank's data stand. @returns the customer's e-mail */
async function orderWith(page: Page, way: RegExp): Promise<string> {
  const { email } = await openPaymentStep(page, [2])
  await page.getByLabel(way).check()
  await continueTo(page, 'review')
  await expect(page.getByRole('main')).toContainText(way)
  await orderAndPay(page)
  return email
}

test('a customer leaves PayPal, is not charged, and pays there after all', async ({ page }) => {
  const email = await orderWith(page, /PayPal/)
  await page.locator('button[value=cancel]').click()
  await page.waitForURL(/\/checkout\/return/)
  await expect(page.getByText('Hai annullato il pagamento.')).toBeVisible()
  await page.getByRole('button', { name: 'Riprova' }).click()
  await page.locator('button[value=approve]').click()
  await expectPaid(page)
  await mailTo(email, /^Pagamento ricevuto/)
})

test('a customer pays with Satispay, in Spanish', async ({ page }) => {
  await openPaymentStep(page, [2], '/es')
  await choose(page, 'satispay')
  await orderIn(page)
  await page.locator('button[value=approve]').click()
  await page.waitForURL(/\/es\/checkout\//)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Todo pagado.')
})

test('a customer is told where the money goes, and the order is paid when it arrives', async ({
  page,
  context,
}) => {
  const email = await orderWith(page, /Bonifico bancario/)
  await page.waitForURL(/\/checkout\/[\w-]{36}/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fai il bonifico')
  await expectAccessible(page)
  const fact = (name: string) => page.locator(`dl > div:has(dt:text-is("${name}")) dd`).innerText()
  const [amount, reference] = [await fact('Importo'), await fact('Causale')]
  expect(await fact('IBAN')).toMatch(/^[A-Z]{2}\d\d( [0-9A-Z]{1,4})+$/)

  // the customer's bank: the transfer with this reference
  const bank = await context.newPage()
  await bank.goto(`${shopSetting('SANDBOX_URL')}/`)
  await bank.getByRole('link', { name: new RegExp(reference) }).click()
  await bank.locator('input[name=amount]').fill(amount.replace(/[^\d.]/g, ''))
  await bank.getByRole('button').click()
  // closed before the bank has answered, the page would take the transfer with it
  await expect(bank.getByRole('heading', { level: 1 })).toHaveText('Il denaro è arrivato')
  await bank.close()

  await expect(page.getByRole('heading', { level: 1 })).toContainText('È tutto pagato.')
  await expectPaid(page)
  await mailTo(email, /^Pagamento ricevuto/)
})
