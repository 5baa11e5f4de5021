import { expect, test } from '../support/console.fixture.ts'
import { enterConsole } from '../support/enter-console.ts'
import { expectGoodScreen } from '../support/screen.ts'

test('a delivery and a count are recorded by keyboard, and what is typed outlives the page', async ({
  page,
}) => {
  await enterConsole(page, '/')
  await page.keyboard.press('g')
  await page.keyboard.press('s')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scorte')
  const lines = page.getByRole('list', { name: 'Scorte' }).getByRole('link')
  await lines.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(lines.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  const chosen = page.getByRole('complementary', { name: 'Prodotto scelto' })
  const shelf = chosen.getByRole('definition').first()
  const before = Number(await shelf.textContent())
  await chosen.getByLabel('Pezzi', { exact: true }).fill('24')
  await page.reload()
  await expect(chosen.getByLabel('Pezzi', { exact: true })).toHaveValue('24')
  await chosen.getByLabel('Pezzi', { exact: true }).press('Enter')
  await expect(chosen.getByText('24 pezzi aggiunti.')).toBeVisible()
  await expect(shelf).toHaveText(String(before + 24))
  await expect(chosen.getByRole('listitem').filter({ hasText: '+24' }).first()).toContainText('Arrivo')

  await chosen.getByRole('radio', { name: 'Aggiungi' }).press('ArrowLeft')
  await chosen.getByLabel('Pezzi contati in magazzino').fill(String(before))
  await page.keyboard.press('Enter')
  await expect(shelf).toHaveText(String(before))
  await expectGoodScreen(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(chosen.getByLabel('Pezzi contati in magazzino')).toBeVisible()
  await expectGoodScreen(page)
  await page.getByRole('main').getByRole('link', { name: 'Scorte' }).press('Enter')
  await expect(lines.first()).toBeVisible()
  await expectGoodScreen(page)
})

test('a lot arrives, is blocked and put back on sale, and who got another one is known, by keyboard alone', async ({
  page,
}) => {
  await enterConsole(page, '/stock?search=latta')
  await page.getByRole('list', { name: 'Scorte' }).getByRole('link').first().press('Enter')
  const chosen = page.getByRole('complementary', { name: 'Prodotto scelto' })
  await chosen.getByLabel('Pezzi', { exact: true }).fill('12')
  await chosen.getByLabel('Lotto (facoltativo)').fill('PROVA-1')
  await page.keyboard.press('Enter')
  await expect(chosen.getByText('12 pezzi aggiunti.')).toBeVisible()
  await chosen.getByRole('button', { name: /^Correggi.*PROVA-1$/ }).press('Enter')
  await page.getByLabel('Codice del lotto').fill('PROVA-2')
  await page.reload()
  await chosen.getByRole('button', { name: /^Correggi.*PROVA-1$/ }).press('Enter')
  await expect(page.getByLabel('Codice del lotto')).toHaveValue('PROVA-2')
  await expectGoodScreen(page)
  await page.getByLabel('Codice del lotto').press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await chosen.getByRole('button', { name: /^Blocca.*PROVA-2$/ }).press('Enter')
  await page.getByLabel('Perché').fill('Tappo difettoso')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lotto PROVA-2')
  await expect(page.getByText('Nessun ordine con questo lotto')).toBeVisible()
  await page.goBack()
  await chosen.getByRole('button', { name: /^Rimetti in vendita.*PROVA-2$/ }).press('Enter')
  await expect(chosen.getByRole('button', { name: /^Blocca.*PROVA-2$/ })).toBeVisible()
  await chosen.getByRole('radio', { name: 'Aggiungi' }).press('ArrowRight')
  await chosen.getByLabel('Pezzi', { exact: true }).fill('12')
  await chosen.getByLabel('Dal lotto').selectOption({ index: 1 })
  await page.keyboard.press('Enter')
  await expect(chosen.getByText('12 pezzi tolti.')).toBeVisible()

  await page.goto('/stock?search=750')
  await page.getByRole('list', { name: 'Scorte' }).getByRole('link').first().press('Enter')
  await chosen.getByRole('link', { name: /^Ordini con questo lotto.*L25-096$/ }).press('Enter')
  await expect(page.getByText('Non ancora partiti')).toBeVisible()
  await expectGoodScreen(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Scarica il CSV' }).press('Enter'),
  ])
  expect(file.suggestedFilename()).toBe('lotto-L25-096.csv')
})
