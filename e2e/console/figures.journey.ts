import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/console.fixture.ts'
import { enterConsole } from '../support/enter-console.ts'
import { expectGoodScreen } from '../support/screen.ts'

test('figures are drawn, read as a table and taken away as a file', async ({ page }) => {
  await enterConsole(page, '/')
  await page.keyboard.press('g')
  await page.keyboard.press('a')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Andamento')
  await page.getByRole('button', { name: '90 giorni' }).press('Enter')
  await expect(page.getByRole('figure')).toBeVisible()
  await expectGoodScreen(page)

  await page.getByRole('button', { name: /^Ordini/ }).press('Enter')
  await page.getByRole('button', { name: 'Tabella' }).press('Enter')
  await expect(page.getByRole('columnheader', { name: 'Ordini, prima' })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).press('Enter')
  const file = await (await download).path()
  expect((await readFile(file, 'utf8')).split('\r\n')[0]).toBe('\uFEFFGiorno;Venduto;Ordini;Pezzi;Rimborsi')

  await page.getByRole('button', { name: 'Scegli i giorni' }).press('Enter')
  await page.getByLabel('Dal').fill('2020-01-02')
  await page.getByLabel('Al', { exact: true }).fill('2020-01-01')
  await page.getByRole('button', { name: 'Mostra' }).press('Enter')
  await expect(page.getByText('Il primo giorno viene dopo l’ultimo.')).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectGoodScreen(page)
})
