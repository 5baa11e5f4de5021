import type { Page } from '@playwright/test'
import { expect, test } from '../support/console.fixture.ts'
import { enterConsole } from '../support/enter-console.ts'
import { press, tabTo, type } from '../support/keyboard.ts'
import { expectFits, expectGoodScreen } from '../support/screen.ts'
import { expectAccessible, shopSetting } from '../support/shop.fixture.ts'

const SAVED = /Bozza salvata alle/

/** The content of the producer's carciofi. */
async function openEditor(page: Page): Promise<void> {
  await enterConsole(page, '/products?search=carciofi')
  await page.getByRole('link', { name: /Carciofi alla brace/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Carciofi alla brace/ })).toBeVisible()
}

/** The same, by the sheet of products: Enter on a name opens it. */
async function walkToEditor(page: Page): Promise<void> {
  await enterConsole(page, '/products?search=carciofi')
  await tabTo(page.getByRole('row', { name: 'Carciofi alla brace' }).getByRole('gridcell').first())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /Carciofi alla brace/ })).toBeVisible()
}

const storage = (page: Page) => page.getByRole('textbox', { name: 'Conservazione, Italiano' })

test('a producer corrects a label, publishes it, and puts the version before back', async ({ page }) => {
  await openEditor(page)
  await expectAccessible(page)
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const inShop = async () =>
    (await page.request.get(`${shopSetting('BACKEND_URL')}/products/${id}/details`)).text()
  await storage(page).fill('Al fresco, lontano dalla luce: provato.')
  await expect(page.getByText(SAVED)).toBeVisible()
  expect(await inShop()).not.toContain('provato')
  await page.reload()
  await expect(storage(page)).toHaveValue('Al fresco, lontano dalla luce: provato.')
  await page.getByRole('button', { name: 'Pubblica una modifica' }).click()
  await expect(page.getByText('Come nel negozio')).toBeVisible()
  await expect.poll(inShop).toContain('provato')
  await page.getByRole('link', { name: 'Cronologia' }).click()
  const compared = page.getByRole('region', { name: 'Versione 1 → Versione 2' })
  await expect(compared.getByText('provato')).toBeVisible()
  await expectGoodScreen(page)
  await compared.getByRole('button', { name: 'Riprendi questo campo' }).click()
  await expect(page.getByRole('checkbox', { name: /^Bozza/ })).toBeVisible()
  await page.getByRole('link', { name: /^Carciofi alla brace/ }).click()
  await expect(storage(page)).not.toHaveValue(/provato/)
  await page.getByRole('button', { name: 'Pubblica una modifica' }).click()
  await expect.poll(inShop).not.toContain('provato')
})

test('two people write on one product by keyboard alone and lose nothing', async ({
  page,
  browser,
  baseURL,
  expectFailure,
}) => {
  expectFailure(/412 \(Precondition Failed\)/)
  await walkToEditor(page)
  const other = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'it-IT' })
  const colleague = await other.newPage()
  await walkToEditor(colleague)
  await type(storage(colleague), 'Scritto dalla collega.')
  await type(colleague.getByRole('textbox', { name: 'Uso, Italiano' }), 'Con il pane.')
  await expect(colleague.getByText(SAVED)).toBeVisible()
  await type(storage(page), 'Scritto da me.')
  const dialog = page.getByRole('dialog', { name: 'Lo avete cambiato in due' })
  await expect(dialog).toContainText('Scritto dalla collega.')
  await expectAccessible(page)
  await press(dialog.getByRole('radio', { name: /Il mio/ }), 'Space')
  await press(dialog.getByRole('button', { name: 'Tieni questi' }))
  await expect(page.getByText(SAVED)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Uso, Italiano' })).toHaveValue('Con il pane.')
  await other.close()
  await tabTo(page.getByRole('button', { name: 'Butta la bozza' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Come nel negozio')).toBeVisible()
})

test('the editor fits phones, in both colours', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openEditor(page)
  await expectGoodScreen(page)
  await page.getByRole('button', { name: 'English' }).nth(1).click()
  await expect(page.getByRole('textbox', { name: 'Conservazione, English' })).toBeVisible()
  await expectFits(page)
})
