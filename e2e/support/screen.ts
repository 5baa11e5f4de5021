import { expect, type Page, test } from '@playwright/test'
import { findOverflow } from './find-overflow.ts'
import { expectAccessible, expectStillAccessible, goTo } from './shop.fixture.ts'

/** Widest that something may stick out of its place, in pixels: browsers round. */
const ROUNDING_PX = 1

/** All of a page is laid out, not only what is near. */
const whole = '* { content-visibility: visible !important }'

/** Spacing a reader may ask for (WCAG 1.4.12). */
const looseText = `${whole}
* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`

/** Lays a style over the page; the policy of allowed sources knows no other way. */
const dress = (css: string) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = css ? [sheet] : []
}

/** The page fits a screen of 320 px, which is also one of 1280 px at 400 % (WCAG 1.4.10), with loose text: what fits so fits without. */
export async function expectFits(page: Page): Promise<void> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 800 })
  await page.evaluate(dress, looseText)
  expect
    .soft(await page.evaluate(findOverflow, ROUNDING_PX), `320 px wide, loose text: ${page.url()}`)
    .toEqual([])
  await page.evaluate(dress, '')
  if (size) await page.setViewportSize(size)
}

/** The page fits a screen of 640 px with letters twice as large (WCAG 1.4.4). */
export async function expectFitsLargeText(page: Page): Promise<void> {
  await page.setViewportSize({ width: 640, height: 800 })
  await page.evaluate(dress, `${whole} :root { font-size: 200% !important }`)
  expect.soft(await page.evaluate(findOverflow, ROUNDING_PX), `letters of 200 %: ${page.url()}`).toEqual([])
  await page.evaluate(dress, '')
}

/** Both colour schemes are accessible, and the page fits a narrow screen; the page is left light. In Italian all is read, in other languages what words can break. */
export async function expectGoodScreen(page: Page): Promise<void> {
  const isItalian = (await page.locator('html').getAttribute('lang')) === 'it'
  if (isItalian) {
    await expectAccessible(page)
    // what is not laid out keeps the colours of before
    await page.evaluate(dress, whole)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectStillAccessible(page, 'colours')
    await page.emulateMedia({ colorScheme: 'light' })
    await page.evaluate(dress, '')
  } else await expectStillAccessible(page, 'words')
  await expectFits(page)
}

/** A key that has no text would show itself. */
const textKey =
  /\b(?:shell|home|catalogue|cart|design|notices|sellers|messages|newsletter|blog|account|checkout|payment|orders|addresses|cards|reviews|search|wishlist|compare|withdrawals|orderMessages|caseQueue|ownReviews|browserMemory)\.[a-zA-Z]/

const answer = (type: string, body: string) => ({
  responseCode: 200,
  responseHeaders: [
    { name: 'content-type', value: type },
    { name: 'cache-control', value: 'no-store' },
  ],
  body,
})
const pixel = answer('image/gif', 'R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==')
const noScript = answer('text/javascript', '')

/** Answers what the page asks for under these addresses. The browser is asked itself, because `page.route` sees every request and turns the cache of scripts off. */
async function answerInstead(page: Page, patterns: readonly string[]): Promise<void> {
  const session = await page.context().newCDPSession(page)
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const instead = request.url.includes('/pictures/') ? pixel : noScript
    // the page may be gone meanwhile
    session.send('Fetch.fulfillRequest', { requestId, ...instead }).catch(() => {})
  })
  await session.send('Fetch.enable', { patterns: patterns.map((urlPattern) => ({ urlPattern })) })
}

/** A pixel instead of every product's picture: their boxes are as large, and drawing thousands takes minutes. */
export const withoutPictures = (page: Page): Promise<void> => answerInstead(page, ['*/pictures/*'])

/** Pages stay as the server sends them: their scripts are empty. A context that has some of them already is none for this. */
export const asSent = (page: Page): Promise<void> => answerInstead(page, ['*/pictures/*', '*/assets/*.js'])

/** A screen that is open: its language and title, no missing text, both colour schemes, a narrow screen. */
async function expectScreen(page: Page, code: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', code)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect.soft(await page.locator('body').innerText()).not.toMatch(textKey)
  await expectGoodScreen(page)
}

/** Visits a screen and looks at it once its scripts run. */
export async function look(page: Page, code: string, path: string): Promise<void> {
  await test.step(path, async () => {
    await goTo(page, path)
    await expectScreen(page, code)
  })
}

/** Visits a screen that the server sends complete, in a page `asSent`. */
export async function lookAtSent(page: Page, code: string, path: string): Promise<void> {
  await test.step(path, async () => {
    await page.goto(path)
    await expectScreen(page, code)
  })
}
