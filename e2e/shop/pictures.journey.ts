import { expect, goTo, test } from '../support/shop.fixture.ts'
import { addProduct } from '../support/steps.ts'

test('A picture that the shop cannot make yet leaves the ground of the image, and comes by itself', async ({
  page,
  expectFailure,
}) => {
  expectFailure(/503/)
  let refused = 0
  await page.route('**/pictures/**', (route) => {
    refused += 1
    return route.fulfill({ status: 503, headers: { 'retry-after': '5' } })
  })
  await goTo(page, '/products')
  const picture = page.locator('main article img').first()
  await expect.poll(() => refused).toBeGreaterThan(12)
  const read = () =>
    picture.evaluate((image: HTMLImageElement) => ({
      isThere: image.naturalWidth > 0,
      ground: getComputedStyle(image, '::after').backgroundImage,
    }))
  expect(await read()).toEqual({ isThere: false, ground: expect.stringContaining('gradient') })
  await page.unroute('**/pictures/**')
  await expect.poll(read, { timeout: 20_000 }).toMatchObject({ isThere: true })
})

test('A picture that is missing at the checkout leaves its ground, and covers no price with its words', async ({
  page,
  expectFailure,
}) => {
  expectFailure(/503/)
  await addProduct(page, 2)
  await page.route('**/pictures/**', (route) => route.fulfill({ status: 503 }))
  await goTo(page, '/checkout')
  const image = page.getByRole('complementary').getByRole('listitem').first().locator('.product-image')
  expect(await image.boundingBox()).toMatchObject({ width: 48, height: 48 })
  expect(await image.evaluate((shown) => getComputedStyle(shown).overflow)).toBe('hidden')
})
