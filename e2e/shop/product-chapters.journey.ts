import { expect, test } from '../support/shop.fixture.ts'

const pecorino = async (request: import('@playwright/test').APIRequestContext) => {
  const found = await request.get('/api/products?title_contains=Pecorino d’alta quota&limit=1')
  const [product] = await found.json()
  return `/product/${product.id}`
}

test('The chapters of a product follow each other, and its recipe fills the cart', async ({ page }) => {
  await page.goto(await pecorino(page.request))
  const titles = page.locator('main h2')
  await expect(titles).toHaveText([
    'Fattoria Pianvelata',
    'Che sapore ha',
    'Come si usa',
    'Tutto quello che c’è in etichetta',
    'Recensioni',
    'Sta bene con',
    /Dello stesso produttore/,
  ])
  const recipe = page.locator('form', { hasText: 'Che cosa serve' })
  // a press before its scripts are there sends the form, which leads to the cart
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  const file = page.waitForResponse(/\/chapters-[^/]+\.js$/)
  await recipe.scrollIntoViewIfNeeded()
  await (await file).finished()
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
  await recipe.getByRole('checkbox', { name: 'Pane di Altamura' }).uncheck()
  await recipe.getByRole('button', { name: 'Aggiungi quelli scelti al carrello' }).click()
  await expect(recipe.getByRole('status')).toContainText('Nel carrello: Pecorino d’alta quota')
  await expect(recipe.getByRole('status')).toContainText('Ceci piccoli')
  await expect(recipe.getByRole('status')).not.toContainText('Altamura')
  await page.goto('/cart')
  await expect(page.locator('main')).toContainText('Ceci piccoli')
  await expect(page.locator('main')).not.toContainText('Pane di Altamura')
})

test('What stands below the first view has no scripts until the page is used', async ({ page }) => {
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  await page.goto(await pecorino(page.request))
  await expect(page.locator('html[data-ready]')).toBeAttached()
  const chapters = () => files.some((url) => /\/chapters-[^/]+\.js$/.test(url))
  expect(chapters()).toBe(false)
  const reason = page.getByText('L’amaro del miele sul sale del pecorino stagionato.')
  await expect(reason).toBeAttached()
  await page.keyboard.press('PageDown')
  await expect.poll(chapters).toBe(true)
  await expect(reason).toBeAttached()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the recipe leads to the cart', async ({ page }) => {
    await page.goto(await pecorino(page.request))
    await expect(page.getByText('L’amaro del miele sul sale del pecorino stagionato.')).toBeVisible()
    await page.getByRole('button', { name: 'Aggiungi quelli scelti al carrello' }).click()
    await expect(page).toHaveURL(/\/cart$/)
    await expect(page.locator('main')).toContainText('Ceci piccoli')
    await expect(page.locator('main')).toContainText('Pane di Altamura')
  })
})
