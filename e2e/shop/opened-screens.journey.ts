import type { Page } from '@playwright/test'
import { expectFitsLargeText, expectGoodScreen } from '../support/screen.ts'
import { goTo, test } from '../support/shop.fixture.ts'

/** What a press opens over a page, on a phone and on a wide screen. */
const opened: readonly [name: string, path: string, open: (page: Page) => Promise<void>][] = [
  ['The menu', '/', (page) => page.locator('button[popovertarget=menu]:visible').click()],
  [
    'The sheet of filters',
    '/products',
    async (page) => {
      await page.locator('main button.opens-sheet:visible').click()
      // axe takes what is below a popover for something above it: the bar at the foot goes with the mark
      await page.locator('html[data-sheet]').waitFor()
    },
  ],
  [
    'What the search field suggests',
    '/products',
    async (page) => {
      await page.locator('input[name=q]:visible').first().pressSequentially('olio')
      await page.getByRole('option').first().waitFor()
    },
  ],
  ['The product page', '/product/1', async () => {}],
  ['The page without network', '/offline', async () => {}],
]

for (const [name, path, open] of opened) {
  test(`${name} is accessible in both colours and fits narrow screens and large letters`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await goTo(page, path)
    await open(page)
    await expectGoodScreen(page)
    await expectFitsLargeText(page)
  })
}
