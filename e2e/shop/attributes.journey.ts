import { expect, goTo, test } from '../support/shop.fixture.ts'

test('what a wine says stands under the button, and its category is inside of another', async ({ page }) => {
  await goTo(page, '/categories/vini')
  await page.getByRole('main').getByRole('link', { name: 'Vini rossi' }).first().click()
  await page.waitForURL(/\/categories\/rossi$/)
  await page.getByRole('article').getByRole('link', { name: 'Barolo DOCG 2021' }).first().click()
  await page.waitForURL(/\/product\/\d+/)
  const facts = page.getByLabel('Caratteristiche')
  for (const text of ['Nebbiolo', '2021', 'DOCG', '14.5% vol.']) await expect(facts).toContainText(text)
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Vini rossi' })).toBeVisible()
})
