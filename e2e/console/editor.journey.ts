import type { Page } from '@playwright/test'
import { expect, test } from '../support/console.fixture.ts'
import { enterConsole, expectGoodInBothColours } from '../support/enter-console.ts'
import { expectFits } from '../support/screen.ts'
import { expectAccessible, shopSetting } from '../support/shop.fixture.ts'

const SAVED = /Bozza salvata alle/

/** The content of the producer's carciofi. */
async function openEditor(page: Page): Promise<void> {
  await enterConsole(page, '/products?search=carciofi')
  await page.getByRole('link', { name: /Carciofi alla brace/ }).click()
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
  await expectGoodInBothColours(page)
  await compared.getByRole('button', { name: 'Riprendi questo campo' }).click()
  await expect(page.getByRole('checkbox', { name: /^Bozza/ })).toBeVisible()
  await page.getByRole('link', { name: /^←/ }).click()
  await expect(storage(page)).not.toHaveValue(/provato/)
  await page.getByRole('button', { name: 'Pubblica una modifica' }).click()
  await expect.poll(inShop).not.toContain('provato')
})

test('two people write on one product and lose nothing', async ({
  page,
  browser,
  baseURL,
  expectFailure,
}) => {
  expectFailure(/412 \(Precondition Failed\)/)
  await openEditor(page)
  const other = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'it-IT' })
  const colleague = await other.newPage()
  await openEditor(colleague)
  await storage(colleague).fill('Scritto dalla collega.')
  await colleague.getByRole('textbox', { name: 'Uso, Italiano' }).fill('Con il pane.')
  await expect(colleague.getByText(SAVED)).toBeVisible()
  await storage(page).fill('Scritto da me.')
  const dialog = page.getByRole('dialog', { name: 'Lo avete cambiato in due' })
  await expect(dialog).toContainText('Scritto dalla collega.')
  await expectAccessible(page)
  await dialog.getByRole('radio', { name: /Il mio/ }).check()
  await dialog.getByRole('button', { name: 'Tieni questi' }).click()
  await expect(page.getByText(SAVED)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Uso, Italiano' })).toHaveValue('Con il pane.')
  await other.close()
  await page.getByRole('button', { name: 'Butta la bozza' }).click()
  await expect(page.getByText('Come nel negozio')).toBeVisible()
})

test('the editor fits phones, in both colours', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openEditor(page)
  await expectGoodInBothColours(page)
  await page.getByRole('button', { name: 'English' }).nth(1).click()
  await expect(page.getByRole('textbox', { name: 'Conservazione, English' })).toBeVisible()
  await expectFits(page)
})
