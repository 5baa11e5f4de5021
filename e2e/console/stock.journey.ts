import { expect, test } from '../support/console.fixture.ts'
import { enterConsole, expectGoodInBothColours } from '../support/enter-console.ts'

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

  await chosen.getByText('Riconta', { exact: true }).first().click()
  await chosen.getByLabel('Pezzi contati in magazzino').fill(String(before))
  await page.keyboard.press('Enter')
  await expect(shelf).toHaveText(String(before))
  await expectGoodInBothColours(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(chosen.getByLabel('Pezzi contati in magazzino')).toBeVisible()
  await expectGoodInBothColours(page)
  await page.getByRole('main').getByRole('link', { name: 'Scorte' }).click()
  await expect(lines.first()).toBeVisible()
  await expectGoodInBothColours(page)
})
