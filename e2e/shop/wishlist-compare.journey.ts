import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expectGoodScreen } from '../support/screen.ts'
import { expect, goTo, shopUrl, test } from '../support/shop.fixture.ts'

const customer = { email: 'cliente2@filiera.example', password: 'assaggio-2026' }

const header = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Preferiti' })
const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Salva nei preferiti: / })
const scales = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Confronta: / })
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const bar = (page: Page) => page.getByRole('region', { name: 'Prodotti da confrontare' })

/** Presses the heart of a card and waits for the account to know. */
async function save(page: Page, at: number): Promise<void> {
  const kept = page.waitForResponse(
    (response) => response.url().endsWith('/api/user/wishlist') && response.request().method() === 'PUT',
  )
  await hearts(page).nth(at).click()
  expect((await kept).status()).toBe(200)
}

async function logIn(page: Page): Promise<void> {
  await goTo(page, '/login?next=/wishlist')
  await page.getByLabel('E-mail').fill(customer.email)
  await page.getByLabel('Password', { exact: true }).fill(customer.password)
  await page.getByRole('button', { name: 'Accedi', exact: true }).click()
  await page.waitForURL(({ pathname }) => pathname === '/wishlist')
}

/** Takes everything off the account's list, whatever was there before. */
async function emptyList(context: BrowserContext): Promise<void> {
  const answer = await context.request.get('/api/user/wishlist')
  const { items }: { items: { productId: string }[] } = await answer.json()
  for (const { productId } of items) {
    await context.request.delete(`/api/user/wishlist/${productId}`, { headers: { origin: shopUrl() } })
  }
}

async function newBrowser(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: shopUrl(), locale: 'it-IT' })
  return context.newPage()
}

test('D12 A visitor’s wishlist is the same in two tabs, joins the account at login and leaves at logout', async ({
  page,
  context,
  browser,
}) => {
  const elsewhere = await newBrowser(browser)
  await logIn(elsewhere)
  await emptyList(elsewhere.context())
  await goTo(elsewhere, '/products')
  await save(elsewhere, 2)
  await elsewhere.context().close()

  await goTo(page, '/products')
  const tab = await context.newPage()
  await goTo(tab, '/products')
  await hearts(page).nth(0).click()
  await hearts(page).nth(1).click()
  await expect(hearts(page).nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(header(page)).toContainText('2')
  await expect(header(tab)).toContainText('2')
  await expect(hearts(tab).nth(0)).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(hearts(page).nth(0)).toHaveAttribute('aria-pressed', 'true')
  await goTo(page, '/wishlist')
  await expect(cards(page)).toHaveCount(2)
  await expectGoodScreen(page)

  await logIn(page)
  await expect(cards(page)).toHaveCount(3)
  await expect(header(page)).toContainText('3')
  await expect(header(tab)).toContainText('3')
  await goTo(page, '/account')
  await page.getByRole('button', { name: 'Esci' }).first().click()
  await expect(page.locator('[data-notice="goodbye"]')).toBeVisible()
  await expect(header(page)).not.toContainText(/\d/)
  await expect(header(tab)).not.toContainText(/\d/)
  expect(await page.evaluate(() => localStorage.getItem('filiera.wishlist.v1'))).toBeNull()

  await logIn(page)
  await expect(cards(page)).toHaveCount(3)
})

test('What was saved in another browser already is answered by a warning', async ({
  page,
  context,
  browser,
}) => {
  await logIn(page)
  await emptyList(context)
  await goTo(page, '/products')
  const elsewhere = await newBrowser(browser)
  await logIn(elsewhere)
  await goTo(elsewhere, '/products')
  await save(elsewhere, 5)
  await elsewhere.context().close()
  await expect(hearts(page).nth(5)).toHaveAttribute('aria-pressed', 'false')
  await hearts(page).nth(5).click()
  await expect(page.locator('[data-notice="wishlist_add_exists"]')).toContainText('È già tra i preferiti')
  await expect(hearts(page).nth(5)).toHaveAttribute('aria-pressed', 'true')
  await expect(header(page)).toContainText('1')
})

test('A removal can be undone, and what is available goes to the cart at once', async ({ page }) => {
  await goTo(page, '/products?filters=available')
  for (const at of [0, 1]) await hearts(page).nth(at).click()
  await expect(header(page)).toContainText('2')
  await header(page).click()
  await expect(cards(page)).toHaveCount(2)
  await page
    .getByRole('button', { name: /^Rimuovi: / })
    .first()
    .press('Enter')
  await expect(cards(page)).toHaveCount(1)
  const undo = page.getByRole('button', { name: 'Annulla' })
  await expect(undo).toBeFocused()
  await undo.press('Enter')
  await expect(cards(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Aggiungi tutti i disponibili' }).click()
  await expect(page.locator('[data-notice="cart_add_success"]')).toContainText('2 prodotti')
  await expect(page.getByRole('link', { name: /Carrello 2 / })).toBeVisible()
  for (const left of [1, 0]) {
    await page
      .getByRole('button', { name: /^Rimuovi: / })
      .first()
      .click()
    await expect(cards(page)).toHaveCount(left)
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nessun preferito, per ora')
  await page.getByRole('link', { name: 'Guarda i prodotti' }).click()
  await expect(page).toHaveURL(/\/products$/)
})

test('A price that has changed since is said', async ({ page }) => {
  await goTo(page, '/products?filters=available')
  await hearts(page).nth(0).click()
  await expect(header(page)).toContainText('1')
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('filiera.wishlist.v1') ?? '')
    stored.state.items[0].priceWhenAdded = 9_999
    localStorage.setItem('filiera.wishlist.v1', JSON.stringify(stored))
  })
  await goTo(page, '/wishlist')
  await expect(cards(page)).toHaveCount(1)
  await expect(page.getByText('Il prezzo è sceso: era 9,999.00 €')).toBeVisible()
})

test('Four products are compared, a fifth is refused, differences are marked', async ({ page }) => {
  await goTo(page, '/products')
  await scales(page).nth(0).focus()
  await page.keyboard.press('Space')
  await expect(bar(page)).toBeVisible()
  for (const at of [1, 2, 3]) await scales(page).nth(at).click()
  await expect(bar(page).getByRole('link', { name: 'Confronta (4)' })).toBeVisible()
  await scales(page).nth(4).click()
  await expect(page.locator('[data-notice="compare_full"]')).toBeVisible()
  await expect(scales(page).nth(4)).toHaveAttribute('aria-pressed', 'false')
  await bar(page).getByRole('link', { name: 'Confronta (4)' }).press('Enter')
  await expect(page).toHaveURL(/\/compare\?ids=\d+,\d+,\d+,\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const table = page.getByRole('table', { name: /^Confronto tra / })
  await expect(table.getByRole('columnheader')).toHaveCount(4)
  // ten of every product, seven that both cheeses say
  await expect(table.getByRole('rowheader')).toHaveCount(17)

  const differences = page.getByRole('button', { name: 'Evidenzia differenze' })
  await differences.press('Enter')
  await expect(page).toHaveURL(/&differences=1$/)
  await expect(differences).toHaveAttribute('aria-pressed', 'true')
  await expect(table.getByRole('rowheader', { name: /Produttore.*diverso/ })).toBeVisible()

  await page
    .getByRole('link', { name: /^Togli dal confronto: / })
    .first()
    .press('Enter')
  await expect(table.getByRole('columnheader')).toHaveCount(3)
  await expect(page.getByRole('status').filter({ hasText: '3 prodotti affiancati' })).toBeVisible()
  await page.goBack()
  await expect(table.getByRole('columnheader')).toHaveCount(4)
  while ((await table.getByRole('columnheader').count()) > 1) {
    const before = await table.getByRole('columnheader').count()
    await page
      .getByRole('link', { name: /^Togli dal confronto: / })
      .first()
      .click()
    await expect(table.getByRole('columnheader')).toHaveCount(before - 1)
  }
  await page.getByRole('link', { name: /^Togli dal confronto: / }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scegli che cosa confrontare')
})

/** Addresses of the comparison that the browser asks for, pages and data alike. */
function countComparisons(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/compare(?:\.data)?(?:\?|$)/.test(request.url())) asked.push(request.url())
  })
  return asked
}

test('The header and the menu lead to the chosen products with one request each', async ({ page }) => {
  await goTo(page, '/products')
  await scales(page).nth(0).click()
  await scales(page).nth(1).click()
  const asked = countComparisons(page)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Confronta 2' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Confronta' }).click()
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  await page.waitForLoadState('networkidle')
  expect(asked).toHaveLength(1)

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tutti i prodotti')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Prodotti', exact: true }).click()
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Confronta' }).click()
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  await page.waitForLoadState('networkidle')
  expect(asked).toHaveLength(2)
})

test('The address alone is a comparison; what is not a product there is left out', async ({ page }) => {
  await goTo(page, '/compare?ids=1,2,2,nowhere,999999999')
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  await expect(page.getByText('Un prodotto non è più in vendita')).toBeVisible()
  await goTo(page, '/en/compare?ids=1')
  await expect(page.getByRole('columnheader')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Highlight differences' })).toHaveCount(0)
})

test('Phones show the scales once somebody compares; hearts and scales are large enough for a finger', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await goTo(page, '/products')
  await expect(scales(page)).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Confronta', exact: true }).check()
  for (const button of [hearts(page).first(), scales(page).first()]) {
    const box = await button.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a customer saves, sees and removes; a visitor is told why nothing is shown', async ({ page }) => {
    await page.goto('/wishlist')
    await expect(page.getByText('Qui serve JavaScript')).toBeVisible()
    await page.goto('/login?next=/wishlist')
    await page.getByLabel('E-mail').fill(customer.email)
    await page.getByLabel('Password', { exact: true }).fill(customer.password)
    await page.getByRole('button', { name: 'Accedi', exact: true }).click()
    await page.waitForURL(({ pathname }) => pathname === '/wishlist')
    const before = await page.getByRole('article').count()
    const id = '77'
    await page.goto(`/product/${id}`)
    await page.getByRole('button', { name: /^Salva nei preferiti/ }).click()
    await page.waitForURL(/\/wishlist$/)
    await expect(page.getByRole('article')).toHaveCount(before + 1)
    await page.goto(`/product/${id}`)
    await page.getByRole('button', { name: /^Salva nei preferiti/ }).click()
    await expect(page.getByText('È già tra i preferiti')).toBeVisible()
    await page
      .getByRole('button', { name: /^Rimuovi: / })
      .first()
      .click()
    await expect(page.getByRole('article')).toHaveCount(before)
  })

  test('differences are a plain form', async ({ page }) => {
    await page.goto('/compare?ids=1,2')
    await page.getByRole('button', { name: 'Evidenzia differenze' }).click()
    await expect(page).toHaveURL(/ids=1%2C2&differences=1$/)
    await expect(page.getByRole('rowheader', { name: /diverso/ }).first()).toBeVisible()
    await page
      .getByRole('link', { name: /^Togli dal confronto: / })
      .first()
      .click()
    await expect(page.getByRole('columnheader')).toHaveCount(1)
  })
})
