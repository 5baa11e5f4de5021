import { expect, test } from '../support/console.fixture.ts'
import { expectFits } from '../support/screen.ts'
import { expectAccessible } from '../support/shop.fixture.ts'

const SIGNED_OUT = /401 \(Unauthorized\)/

test('the day names what waits, and each line leads to just that', async ({ page, expectFailure }) => {
  expectFailure(SIGNED_OUT)
  await page.goto('/')
  await page.getByLabel('Email').fill('produttore@filiera.example')
  await page.getByLabel('Password', { exact: true }).fill('assaggio-2026')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('navigation').first()).toBeVisible()
  const few = page.getByRole('region', { name: 'Sotto soglia' })
  await expect(few.getByRole('progressbar').first()).toBeVisible()
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
  await expectFits(page)
  await few.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/stock\?view=low$/)
  await expect(page.getByRole('list', { name: 'Scorte' }).getByRole('link').first()).toBeVisible()
  await page.goBack()

  await page.setViewportSize({ width: 360, height: 740 })
  await expect(few.getByRole('progressbar').first()).toBeVisible()
  await expectFits(page)
  await expectAccessible(page)
})
