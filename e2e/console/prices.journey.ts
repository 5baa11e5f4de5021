import { expect, test } from '../support/console.fixture.ts'
import { enterConsole, SIGNED_OUT } from '../support/enter-console.ts'
import { expectFits } from '../support/screen.ts'
import { expectAccessible } from '../support/shop.fixture.ts'

const DAY_MS = 86_400_000
const PRODUCT = 'Olio di Puglia IGP'

const day = (days: number) =>
  new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Rome' }).format(new Date(Date.now() + days * DAY_MS))

test('an offer with start and end is tried, planned, put off and taken off, by keyboard alone', async ({
  page,
  expectFailure,
}) => {
  expectFailure(SIGNED_OUT)
  await enterConsole(page, '/prices?state=coming')
  await page.getByRole('button', { name: 'Nuova offerta' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill(PRODUCT)
  await dialog.getByRole('checkbox', { name: PRODUCT }).press('Space')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Continua' }).press('Enter')
  await dialog.getByLabel('Quanto, in %').fill('20')
  await dialog.getByLabel('Dal').fill(day(5))
  await dialog.getByLabel('Al', { exact: true }).fill(day(3))
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('L’ultimo giorno viene prima del primo')
  await dialog.getByLabel('Al', { exact: true }).fill(day(9))
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('row', { name: PRODUCT })).toContainText('Nel negozio si legge −20')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cambia un prodotto' }).press('Enter')
  await dialog.getByRole('button', { name: 'Annulla' }).waitFor()
  await page.keyboard.press('Escape')
  const row = page.getByRole('list', { name: 'Offerte' }).getByRole('listitem').filter({ hasText: PRODUCT })
  await row.getByRole('button', { name: 'Cambia prezzo e giorni' }).press('Enter')
  await dialog.getByLabel('Al', { exact: true }).fill('')
  await page.keyboard.press('Enter')
  await expect(row).toContainText('senza fine')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Calendario' }).press('Enter')
  const calendar = page.getByRole('region', { name: 'Calendario delle offerte' })
  await expect(calendar.getByRole('button', { name: /^−20%.*senza fine/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Programmate' }).press('Enter')
  await page.setViewportSize({ width: 360, height: 740 })
  await expectFits(page)
  await row.getByRole('button', { name: 'Togli' }).press('Enter')
  await expect(page.getByText('Offerta tolta. Non comincerà.')).toBeVisible()
  await expect(row).toBeHidden()
})
