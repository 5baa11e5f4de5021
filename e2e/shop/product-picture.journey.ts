import { expect, expectAccessible, goTo, test } from '../support/shop.fixture.ts'

test('The picture of a product is enlarged by a press, further by another, and closed by Escape or its button', async ({
  page,
}) => {
  await goTo(page, '/product/1')
  const picture = page.getByRole('link', { name: /^Ingrandisci/ })
  await picture.focus()
  await page.keyboard.press('Enter')
  const zoom = page.getByRole('dialog', { name: /^Immagine \d di \d · / })
  const inside = zoom.getByRole('button', { name: /^Ingrandisci/ })
  await expect(inside).toHaveAttribute('aria-pressed', 'false')
  await expectAccessible(page)
  const before = (await inside.boundingBox())?.width ?? 0
  await inside.click()
  await expect(inside).toHaveAttribute('aria-pressed', 'true')
  expect((await inside.boundingBox())?.width).toBeGreaterThan(before * 1.5)
  await page.keyboard.press('Escape')
  await expect(zoom).toBeHidden()
  await expect(picture).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(zoom).toHaveAccessibleName(/^Immagine 1 di/)
  await page.keyboard.press('ArrowRight')
  await expect(zoom).toHaveAccessibleName(/^Immagine 2 di/)
  await zoom.getByRole('button', { name: 'Immagine successiva' }).click()
  await expect(zoom.getByRole('button', { name: /^Immagine 3 di/ })).toHaveAttribute('aria-current', 'true')
  await zoom.getByRole('button', { name: /^Immagine 1 di/ }).click()
  await page.keyboard.press('ArrowLeft')
  await expect(zoom).toHaveAccessibleName(/^Immagine (\d) di \1 /)
  await expectAccessible(page)
  await zoom.getByRole('button', { name: 'Chiudi' }).press('Enter')
  await expect(zoom).toBeHidden()
  await expect(picture).toBeFocused()
})

test('The picture ends before the words beside it at every width', async ({ page }) => {
  await goTo(page, '/product/5')
  for (const width of [768, 900, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const picture = await page.getByRole('link', { name: /^Ingrandisci/ }).boundingBox()
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect((picture?.x ?? 0) + (picture?.width ?? 0), `${width}`).toBeLessThan(title?.x ?? 0)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('it leads to its largest file', async ({ page, expectFailure }) => {
    // the browser's own page around a picture
    expectFailure(/inline style/)
    await page.goto('/product/1')
    await page.getByRole('link', { name: /^Ingrandisci/ }).click()
    await expect(page).toHaveURL(/\/pictures\/[0-9a-f]+\/1700\.webp$/)
  })
})
