import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/console.fixture.ts'
import { enterConsole, SIGNED_OUT } from '../support/enter-console.ts'
import { press } from '../support/keyboard.ts'
import { expectGoodScreen } from '../support/screen.ts'

const sheet = (price: string) =>
  `Cod. art.;Descrizione articolo;Prezzo pubbl.;Giac.;Reparto interno\nGIRO-01;Lupini della prova;2,40;12;A\nGIRO-02;Cicerchie della prova;${price};7;B\n`

async function choose(page: Page, price: string): Promise<void> {
  const opened = page.waitForEvent('filechooser')
  await press(page.getByRole('button', { name: 'Scegli un file' }))
  const buffer = Buffer.from(sheet(price))
  await (await opened).setFiles({ name: 'listino.csv', mimeType: 'text/csv', buffer })
  await press(page.getByRole('button', { name: 'Prova senza cambiare nulla' }))
}

async function undo(page: Page, name: string): Promise<void> {
  await press(page.getByRole('button', { name: 'Annulla' }))
  await press(page.getByRole('button', { name }))
  await expect(page.getByText('La bozza viene tolta').first()).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: /^1$/ }).first()).toBeVisible()
}

test('a file is brought in, corrected, brought in again, and taken back, by keyboard alone', async ({
  page,
  expectFailure,
}) => {
  expectFailure(SIGNED_OUT)
  await enterConsole(page, '/exchange')
  const panel = page.getByRole('region', { name: 'Importa i prodotti' })
  await choose(page, '1,234')
  await expect(panel.getByText('Si legge in due modi')).toBeVisible()
  await expect(panel.getByText('Nuovo: entra come bozza')).toBeVisible()
  await expectGoodScreen(page)
  const saved = page.waitForEvent('download')
  await press(panel.getByRole('button', { name: 'Scarica la riga rifiutata' }))
  const refused = await readFile(await (await saved).path(), 'utf8')
  expect(refused).toContain(';GIRO-02;')
  await press(panel.getByRole('button', { name: 'Importa una riga' }))
  await expect(panel.getByRole('button', { name: 'Annulla' })).toBeVisible()
  const first = page.url()

  await press(panel.getByRole('button', { name: 'Cambia file' }))
  await choose(page, '12.34')
  await expect(panel.getByText('Resta uguale', { exact: true })).toBeVisible()
  await press(panel.getByRole('button', { name: 'Importa una riga' }))
  await undo(page, 'Rimetti un prodotto com’era')
  await page.goto(first)
  await undo(page, 'Rimetti un prodotto com’era')
  await page.goto('/exchange')
  const out = page.getByRole('region', { name: 'Esporta i prodotti' })
  await press(out.getByRole('button', { name: 'Prepara CSV' }))
  const file = page.waitForEvent('download')
  await press(out.getByRole('link', { name: 'Scarica' }).first())
  expect((await file).suggestedFilename()).toMatch(/^prodotti-.*\.csv$/)
})

test('products leave as a file, and orders for the accounts alone', async ({ page, expectFailure }) => {
  expectFailure(SIGNED_OUT)
  await enterConsole(page, '/exchange', 'contabilita@filiera.example')
  await expect(page.getByRole('region', { name: 'Esporta i prodotti' })).toHaveCount(0)
  const orders = page.getByRole('region', { name: 'Esporta gli ordini' })
  await press(orders.getByRole('button', { name: 'Prepara CSV' }))
  const saved = page.waitForEvent('download')
  await press(orders.getByRole('link', { name: 'Scarica' }).first())
  expect((await saved).suggestedFilename()).toMatch(/^ordini-.*\.csv$/)
  await expectGoodScreen(page)
})
