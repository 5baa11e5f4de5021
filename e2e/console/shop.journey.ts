import type { Page } from '@playwright/test'
import { expect, test } from '../support/console.fixture.ts'
import { enterConsole, SIGNED_OUT } from '../support/enter-console.ts'
import { expectGoodScreen } from '../support/screen.ts'
import { shopUrl } from '../support/shop.fixture.ts'

const STORY = 'Racconta la masseria, provata dai test.'

/** Types both amounts into the dialog and saves it by keyboard. */
async function saveDelivery(page: Page, fee: string, freeFrom: string) {
  await page.getByRole('button', { name: /^Costo di consegna.*Magazzino/ }).press('Enter')
  await page.getByLabel('Costo di consegna in Italia, in euro').fill(fee)
  await page.getByLabel('Consegna gratuita da, in euro').fill(freeFrom)
  await page.keyboard.press('Enter')
}

test('a warehouse is changed by keyboard, and nobody overwrites a colleague', async ({
  page,
  context,
  expectFailure,
}) => {
  expectFailure(SIGNED_OUT)
  expectFailure(/412/)
  await enterConsole(page, '/shop')
  const other = await context.newPage()
  await other.goto('/shop')
  await expect(other.getByText('Consegna 6.90 €, gratis da 49.00 €')).toBeVisible()
  await saveDelivery(page, '7,50', '1,234')
  await expect(page.getByText(/Si legge in due modi/)).toBeVisible()
  await expectGoodScreen(page)
  await page.getByLabel('Consegna gratuita da, in euro').fill('49')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Consegna 7.50 €, gratis da 49.00 €')).toBeVisible()
  await saveDelivery(other, '6.90', '59')
  await expect(other.getByText(/ha salvato altre modifiche/)).toBeVisible()
  await saveBack(other)
  await page.getByRole('button', { name: /^Indirizzo e giorni.*Magazzino/ }).press('Enter')
  await expectGoodScreen(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectGoodScreen(page)
})

/** Leaves the warehouse as it was. */
async function saveBack(page: Page) {
  await page.getByLabel('Costo di consegna in Italia, in euro').fill('6.90')
  await page.getByLabel('Consegna gratuita da, in euro').fill('49')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Consegna 6.90 €, gratis da 49.00 €')).toBeVisible()
}

test('a customer reads what the shop wrote of itself as soon as it is saved', async ({
  page,
  context,
  expectFailure,
}) => {
  expectFailure(SIGNED_OUT)
  await enterConsole(page, '/shop')
  const story = page.getByLabel('Storia in italiano')
  const before = await story.inputValue()
  await story.fill(STORY)
  await expect(page.getByRole('region', { name: 'Così la vede chi compra' })).toContainText(STORY)
  await page.getByRole('button', { name: /Punto del negozio/ }).press('ArrowRight')
  await expectGoodScreen(page)
  await page.reload()
  await expect(story).toHaveValue(STORY)
  await page.getByRole('button', { name: 'Salva' }).press('Enter')
  const link = page.getByRole('link', { name: 'Guarda nel negozio' })
  await expect(link).toBeVisible()
  const customer = await context.newPage()
  await customer.goto(`${shopUrl()}${new URL((await link.getAttribute('href')) ?? '').pathname}`)
  await expect(customer.getByText(STORY)).toBeVisible({ timeout: 1000 })
  await story.fill(before)
  await page.getByRole('button', { name: 'Salva' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Salva' })).toBeDisabled()
})
