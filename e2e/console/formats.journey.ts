import type { Page } from '@playwright/test'
import { expect, test } from '../support/console.fixture.ts'
import { enterConsole } from '../support/enter-console.ts'
import { expectFits } from '../support/screen.ts'
import { expectAccessible, shopSetting } from '../support/shop.fixture.ts'

async function openProduct(page: Page, name: RegExp): Promise<string> {
  await enterConsole(page, '/products')
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

test('the sizes of an oil are put in another order, and the shop follows', async ({ page }) => {
  const id = await openProduct(page, /Terra di Bari DOP, 750 ml/)
  const sizes = async () => {
    const answer = await page.request.get(`${shopSetting('BACKEND_URL')}/pages/products/${id}`)
    const { formats } = await answer.json()
    return formats.members.map(({ value }: { value: string }) => value)
  }
  const change = async (button: string) => {
    await page.getByRole('button', { name: 'Modifica i formati' }).click()
    const dialog = page.getByRole('dialog', { name: 'Modifica i formati' })
    await dialog.getByRole('button', { name: button }).press('Enter')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Salva' }).click()
    await expect(dialog).toBeHidden()
  }
  await change('Più giù: Olio extravergine Terra di Bari DOP, 750 ml')
  await expect.poll(sizes).toEqual(['500 ml', '750 ml', '250 ml'])
  await change('Più su: Olio extravergine Terra di Bari DOP, 750 ml')
  await expect.poll(sizes).toEqual(['750 ml', '500 ml', '250 ml'])
})

test('another size of a product is a draft with its content, beside it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openProduct(page, /Lampascioni/)
  await page.getByRole('button', { name: 'Aggiungi un formato' }).click()
  const dialog = page.getByRole('dialog', { name: 'Aggiungi un formato' })
  await expect(dialog.getByLabel('Formato di questo prodotto')).toHaveValue('290 g')
  await dialog.getByRole('button', { name: 'Crea e completa' }).click()
  await expect(dialog.getByText('Scrivi il formato in italiano.')).toBeVisible()
  await dialog.getByLabel('Formato nuovo').fill('580 g')
  await expect(dialog.getByLabel('Nome in italiano')).toHaveValue('Lampascioni sott’olio, 580 g')
  await dialog.getByLabel('Prezzo con IVA, €').fill('15,90')
  await expectFits(page)
  await dialog.getByRole('button', { name: 'Crea e completa' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /580 g/ })).toBeVisible()
  const formats = page.getByRole('region', { name: 'Formato' })
  await expect(formats.getByRole('listitem')).toHaveCount(2)
  await expect(formats).toContainText('15.90 €')
  await formats.getByRole('button', { name: 'Modifica i formati' }).click()
  await page.getByRole('button', { name: /^Togli: Lampascioni sott’olio, 580 g/ }).click()
  await page.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Venduto in un solo formato.')).toBeVisible()
})
