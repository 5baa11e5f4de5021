import { readFileSync } from 'node:fs'
import { expect, test } from '../support/console.fixture.ts'
import { enterConsole } from '../support/enter-console.ts'
import { isAsked, isNarrowed, keep, widths } from './photograph.ts'

/** Paths of the console's screens, as its own table names them; what stands for an id is looked up there. */
const table = readFileSync(new URL('../../apps/console/app/shell/screens.ts', import.meta.url), 'utf8')
const paths = [...table.matchAll(/^ {4}path: '([^']+)'/gm)].map(([, path = '']) => path)

/** The first object of a list, by the link that leads to it. */
const inner: Readonly<Record<string, { list: string; link: string; suffix?: string }>> = {
  '/orders/:id': { list: '/orders', link: 'main a[href*="/orders/"]:not([href$="pick"],[href$="slips"])' },
  '/products/:id': { list: '/products', link: 'main a[href*="/products/"]' },
  '/products/:id/history': { list: '/products', link: 'main a[href*="/products/"]', suffix: '/history' },
}
/** Only a lot that was sold has such a screen, and the demonstration has none. */
const withoutPicture = ['/stock/:id/lots/:lot']

test('screens of the console', async ({ page, expectFailure }) => {
  test.skip(isNarrowed)
  expectFailure(/./)
  await page.goto('/')
  await page.getByRole('textbox').first().waitFor()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await keep(page, 'console', 'login')
  }
  await enterConsole(page, '/')
  expect(paths.length).toBeGreaterThan(15)
  for (const path of paths.filter((each) => isAsked(each) && !withoutPicture.includes(each))) {
    const found = inner[path]
    if (!found && path.includes(':')) throw new Error(`say in "inner" what leads to ${path}`)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(found?.list ?? path)
    await page.waitForLoadState('networkidle')
    if (found) {
      const address = await page.locator(found.link).first().getAttribute('href')
      if (!address) throw new Error(`nothing leads to ${path}`)
      await page.goto(new URL(address, page.url()).pathname + (found.suffix ?? ''))
    }
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await page.waitForLoadState('networkidle')
      await keep(page, 'console', path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'today')
    }
  }
})
