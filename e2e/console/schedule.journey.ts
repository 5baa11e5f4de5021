import { italianTime } from '@filiera/domain/dates/italian-time'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/console.fixture.ts'
import { enterConsole } from '../support/enter-console.ts'
import { expectFits } from '../support/screen.ts'
import { expectAccessible } from '../support/shop.fixture.ts'

const HOUR_MS = 3_600_000

const from = (ms: number) => italianTime(new Date(Date.now() + ms))
const field = (page: Page) => page.getByRole('dialog').getByLabel('Giorno e ora')

test('a producer schedules a draft, puts it off, sees it in the list, and takes it off', async ({ page }) => {
  await enterConsole(page, '/products?search=olive')
  await page.getByRole('table').or(page.getByRole('grid')).getByRole('link').first().click()
  await page.getByRole('textbox', { name: 'Uso, Italiano' }).fill('Con la pasta, provato.')
  await expect(page.getByText(/Bozza salvata/)).toBeVisible()
  await page.getByRole('button', { name: 'Programma' }).click()
  await expectAccessible(page)
  await field(page).fill(from(-HOUR_MS))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Questo momento è già passato.')).toBeVisible()
  await field(page).fill(from(HOUR_MS))
  await page.keyboard.press('Enter')
  const note = page.getByRole('region', { name: 'Programmato' })
  await expect(note).toContainText('Programmato per')
  await note.getByRole('button', { name: 'Cambia ora' }).click()
  await field(page).fill('2026-12-24T08:00'.replace('2026', from(HOUR_MS).slice(0, 4)))
  await page.keyboard.press('Enter')
  await expect(note).toContainText('24 dicembre alle 08:00')
  await expectAccessible(page)
  const address = page.url()
  await page.goto('/products?scheduled=true')
  await expect(page.getByText(/^Programmato/).first()).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(address)
  await expect(note).toBeVisible()
  await expectFits(page)
  await note.getByRole('button', { name: 'Togli la programmazione' }).click()
  await expect(note).toBeHidden()
  await page.getByRole('button', { name: 'Butta la bozza' }).click()
  await expect(page.getByText('Come nel negozio')).toBeVisible()
})
