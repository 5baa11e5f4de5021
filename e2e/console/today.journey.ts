import { expect, test } from '../support/console.fixture.ts'
import { enterConsole } from '../support/enter-console.ts'
import { expectFits, expectGoodScreen } from '../support/screen.ts'
import { expectAccessible } from '../support/shop.fixture.ts'

test('the day names what waits, and each line leads to just that', async ({ page }) => {
  await enterConsole(page, '/')
  const few = page.getByRole('region', { name: 'Sotto soglia' })
  await expect(few.getByRole('progressbar').first()).toBeVisible()
  await expectGoodScreen(page)
  await few.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/stock\?view=low$/)
  await expect(page.getByRole('list', { name: 'Scorte' }).getByRole('link').first()).toBeVisible()
  await page.goBack()

  await page.setViewportSize({ width: 360, height: 740 })
  await expect(few.getByRole('progressbar').first()).toBeVisible()
  await expectFits(page)
  await expectAccessible(page)
})
