import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/console.fixture.ts'
import { enterConsole, expectGoodInBothColours, SIGNED_OUT } from '../support/enter-console.ts'

const sheet = (price: string) =>
  `Cod. art.;Descrizione articolo;Prezzo pubbl.;Giac.;Reparto interno\nGIRO-01;Lupini della prova;2,40;12;A\nGIRO-02;Cicerchie della prova;${price};7;B\n`

async function choose(page: Page, label: string, price: string): Promise<void> {
  await page
    .getByLabel(label)
    .and(page.locator('input[type=file]'))
    .setInputFiles({ name: 'listino.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet(price)) })
  await page.getByRole('button', { name: 'Prova senza cambiare nulla' }).click()
}

async function undo(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Annulla' }).click()
  await page.getByRole('button', { name }).click()
  await expect(page.getByText('La bozza viene tolta').first()).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: /^1$/ }).first()).toBeVisible()
}

test('a file is brought in, corrected, brought in again, and taken back', async ({ page, expectFailure }) => {
  expectFailure(SIGNED_OUT)
  await enterConsole(page, '/exchange')
  const panel = page.getByRole('region', { name: 'Importa i prodotti' })
  await choose(page, 'Scegli un file', '1,234')
  await expect(panel.getByText('Si legge in due modi')).toBeVisible()
  await expect(panel.getByText('Nuovo: entra come bozza')).toBeVisible()
  await expectGoodInBothColours(page)
  const saved = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Scarica la riga rifiutata' }).press('Enter')
  const refused = await readFile(await (await saved).path(), 'utf8')
  expect(refused).toContain('"GIRO-02"')
  await panel.getByRole('button', { name: 'Importa una riga' }).press('Enter')
  await expect(panel.getByRole('button', { name: 'Annulla' })).toBeVisible()
  const first = page.url()

  await panel.getByRole('button', { name: 'Cambia file' }).click()
  await choose(page, 'Scegli un file', '12.34')
  await expect(panel.getByText('Resta uguale', { exact: true })).toBeVisible()
  await panel.getByRole('button', { name: 'Importa una riga' }).click()
  await undo(page, 'Rimetti un prodotto com’era')
  await page.goto(first)
  await undo(page, 'Rimetti un prodotto com’era')
  await page.goto('/exchange')
  const out = page.getByRole('region', { name: 'Esporta i prodotti' })
  await out.getByRole('button', { name: 'Prepara CSV' }).press('Enter')
  const file = page.waitForEvent('download')
  await out.getByRole('link', { name: 'Scarica' }).first().press('Enter')
  expect((await file).suggestedFilename()).toMatch(/^prodotti-.*\.csv$/)
})

test('products leave as a file, and orders for the accounts alone', async ({ page, expectFailure }) => {
  expectFailure(SIGNED_OUT)
  await enterConsole(page, '/exchange', 'contabilita@filiera.example')
  await expect(page.getByRole('region', { name: 'Esporta i prodotti' })).toHaveCount(0)
  const saved = page.waitForEvent('download')
  await page.getByRole('region', { name: 'Esporta gli ordini' }).getByRole('button').press('Enter')
  expect((await saved).suggestedFilename()).toMatch(/^ordini-.*\.csv$/)
  await expectGoodInBothColours(page)
})
