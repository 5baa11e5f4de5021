import { expect, test } from './shop.fixture.ts'

/** Holds the libraries back until the visitor has pressed something: a slow line. */
test('What is pressed before the scripts run is done once they do', async ({ page }) => {
  let letThrough = () => {}
  const pressed = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/assets/libraries-*.js', async (route) => {
    await pressed
    await route.continue()
  })
  await page.goto('/product/2')
  const answered = page.waitForResponse((response) => /\/api\/public\/carts/.test(response.url()))
  await page.getByRole('button', { name: 'Aggiungi al carrello', exact: true }).first().click()
  letThrough()
  expect((await answered).status()).toBe(200)
  await expect(page).toHaveURL(/\/product\/2$/)
  await expect(page.getByRole('link', { name: /Carrello 1 / })).toBeVisible()
})
