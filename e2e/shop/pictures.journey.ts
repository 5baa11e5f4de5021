import { expect, goTo, test } from '../support/shop.fixture.ts'

test('A picture that the shop cannot make yet leaves the plate’s ground, and comes by itself', async ({
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
