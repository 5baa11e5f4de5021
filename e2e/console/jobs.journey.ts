import type { Page } from '@playwright/test'
import { expect, test } from '../support/console.fixture.ts'
import { enterConsole } from '../support/enter-console.ts'
import { press, tabTo, type } from '../support/keyboard.ts'
import { expectFits } from '../support/screen.ts'
import { expectAccessible } from '../support/shop.fixture.ts'

async function openProducts(page: Page, first: string): Promise<void> {
  await enterConsole(page, '/products?search=carciofi')
  await expect(page.getByText(first).first()).toBeVisible()
}

const priceOf = (page: Page) =>
  page.getByRole('row', { name: 'Carciofi alla brace' }).getByRole('gridcell').nth(2)

test('a price rises for all that were chosen, and is put back, by keyboard alone', async ({ page }) => {
  await openProducts(page, 'Carciofi alla brace')
  const before = await priceOf(page).innerText()
  await tabTo(page.getByRole('row', { name: 'Carciofi alla brace' }).getByRole('gridcell').first())
  await page.keyboard.press('ControlOrMeta+a')
  const bar = page.getByRole('region', { name: 'Prodotti scelti' })
  await expect(bar).toBeVisible()
  await expectAccessible(page)
  await press(bar.getByRole('button', { name: 'Prezzo' }))
  const dialog = page.getByRole('dialog')
  await type(dialog.getByLabel('Quanto, in %'), '4,25')
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('Troppi decimali')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('10')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Prova: Prezzi +10\u00a0%' })).toBeVisible()
  await expect(dialog.getByRole('row', { name: 'Carciofi alla brace' })).toBeVisible()
  await expectAccessible(page)
  expect(await priceOf(page).innerText()).toBe(before)
  await press(dialog.getByRole('button', { name: 'Cambia un prodotto' }))
  await dialog.getByRole('button', { name: 'Annulla' }).waitFor()
  await expect(priceOf(page)).not.toContainText(before)
  await press(dialog.getByRole('button', { name: 'Annulla' }))
  await press(dialog.getByRole('button', { name: 'Rimetti un prodotto com’era' }))
  await expect(priceOf(page)).toContainText(before)
  await page.keyboard.press('Escape')
  await tabTo(page.getByRole('link', { name: 'Lavori in corso' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  const jobs = page.getByRole('listitem').filter({ hasText: 'Prezzi +10\u00a0%' })
  await expect(jobs.first()).toContainText('Annulla: Prezzi +10\u00a0%')
  await expect(jobs.nth(1)).toContainText('Annullato')
  await expectAccessible(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the trial of a change fits, and can be left', async ({ page }) => {
    await openProducts(page, 'Carciofi alla brace')
    await page.getByLabel('Scegli Carciofi alla brace').first().check()
    await page
      .getByRole('region', { name: 'Prodotti scelti' })
      .getByRole('button', { name: 'Soglia' })
      .click()
    await page.getByLabel('Pezzi').fill('7')
    await page.getByRole('button', { name: 'Prova' }).click()
    await expect(page.getByRole('button', { name: 'Cambia un prodotto' })).toBeVisible()
    await expectFits(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Chiudi' }).click()
    await page.goto('/jobs')
    await expect(page.getByText('Da confermare').first()).toBeVisible()
    await expectFits(page)
  })
})
