import type { Page } from '@playwright/test'
import { expect, expectAccessible, goTo, test } from '../support/shop.fixture.ts'

test('what a wine says stands under the button, and its category is inside of another', async ({ page }) => {
  await goTo(page, '/categories/vini')
  await page.getByRole('main').getByRole('link', { name: 'Vini rossi' }).first().click()
  await page.waitForURL(/\/categories\/rossi$/)
  const barolo = page.getByRole('article').filter({ hasText: 'Barolo DOCG 2021' }).first()
  await expect(barolo.getByText('DOCG', { exact: true })).toBeVisible()
  await expect(barolo.getByText('DOP', { exact: true })).toHaveCount(0)
  await barolo.getByRole('link', { name: 'Barolo DOCG 2021' }).click()
  await page.waitForURL(/\/product\/\d+/)
  const facts = page.getByLabel('Caratteristiche')
  for (const text of ['Nebbiolo', '2021', 'DOCG', '14.5% vol.']) await expect(facts).toContainText(text)
  await expect(page.getByRole('listitem').filter({ hasText: /^DOCG$/ })).toBeVisible()
  await expect(page.locator('#label')).toContainText('DOCG: PDO-IT-A1389')
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Vini rossi' })).toBeVisible()
})

const numberIn = async (page: Page) =>
  Number.parseInt((await page.locator('main section').getByRole('status').first().textContent()) ?? '', 10)
const grapes = (page: Page) =>
  page.getByRole('form', { name: 'Filtri' }).getByRole('group', { name: 'Vitigno' })

/** The list says its filter and as many products as the box promised: `Nebbiolo 3` → 3. */
async function expectNarrowed(page: Page, all: number, promised: string) {
  await expect(page).toHaveURL(/\/categories\/vini\?.*attribute=vitigno(:|%3A)nebbiolo/)
  const chips = page.getByRole('list', { name: 'Filtri applicati' })
  await expect(chips.getByRole('link', { name: /^Togli il filtro .*: Nebbiolo$/ })).toBeVisible()
  const count = Number(/\d+$/.exec(promised)?.[0])
  await expect(page.locator('main section').getByRole('status').first()).toHaveText(
    new RegExp(`^${count} prodott`),
  )
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThan(all)
  await expect(page.locator('main article')).toHaveCount(Math.min(count, 12))
}

test('wines are narrowed by their grape, and the chip takes it off', async ({ page }) => {
  await goTo(page, '/categories/vini')
  const all = await numberIn(page)
  const nebbiolo = grapes(page).getByRole('checkbox', { name: /^Nebbiolo/ })
  const promised = (await nebbiolo.locator('..').textContent()) ?? ''
  await nebbiolo.check()
  await expectNarrowed(page, all, promised)
  await expect(nebbiolo).toBeChecked()
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Togli il filtro .*: Nebbiolo$/ }).click()
  await expect(page).toHaveURL(/\/categories\/vini$/)
  await expect(nebbiolo).not.toBeChecked()
})

test('an attribute that is not there leads to the list without it', async ({ page }) => {
  await goTo(page, '/categories/vini?attribute=gusto:buono&mark=dop')
  await expect(page).toHaveURL(/\/categories\/vini\?mark=dop$/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('wines are narrowed by their grape', async ({ page }) => {
    await page.goto('/categories/vini')
    const all = await numberIn(page)
    const nebbiolo = grapes(page).getByRole('checkbox', { name: /^Nebbiolo/ })
    const promised = (await nebbiolo.locator('..').textContent()) ?? ''
    await nebbiolo.check()
    await page.getByRole('form', { name: 'Filtri' }).getByRole('button', { name: 'Applica i filtri' }).click()
    await expectNarrowed(page, all, promised)
    await expect(nebbiolo).toBeChecked()
  })
})
