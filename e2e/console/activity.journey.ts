import { expect, test } from '../support/console.fixture.ts'
import { enterConsole, SIGNED_OUT } from '../support/enter-console.ts'
import { expectGoodScreen } from '../support/screen.ts'

test('what is done in the shop stands in its log, with before and after', async ({ page, expectFailure }) => {
  expectFailure(SIGNED_OUT)
  await enterConsole(page, '/shop')
  await page.getByRole('button', { name: 'Aggiungi ferie' }).click()
  await page.getByLabel('Primo giorno di chiusura').fill('2030-02-04')
  await page.getByLabel('Ultimo giorno di chiusura').fill('2030-02-05')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Ferie salvate/)).toBeVisible()
  await page
    .getByRole('button', { name: /^Togli.*febbraio/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Registro attività' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registro attività')
  const latest = page.getByRole('main').getByRole('listitem').first()
  await expect(latest).toContainText('Ha tolto o accorciato le ferie')
  await page.getByLabel('Di che cosa').selectOption({ label: 'Ordine' })
  await expect(page.getByRole('listitem').filter({ hasText: 'ferie' })).toHaveCount(0)
  await page.getByLabel('Di che cosa').selectOption({ label: 'Negozio' })
  await expect(page.getByText('Primo giorno:').first()).toBeVisible()
  await page.getByLabel('Al giorno', { exact: true }).fill('2020-01-01')
  await expect(page.getByText('Nessuna attività corrisponde')).toBeVisible()
  await page.getByRole('button', { name: 'Togli i filtri' }).press('Enter')
  await expect(latest).toBeVisible()
  await expectGoodScreen(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectGoodScreen(page)
})
