import { readFileSync } from 'node:fs'
import { test as base, expect, type Page, type Request } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'

/** Without the markup of every element that it looks at: places say enough. */
const axeSource = `${readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')}
axe.configure({ noHtml: true })`

/** A setting of the shop of this worker, e.g. an address. @throws Error when the journeys were started without one */
export function shopSetting(name: 'PUBLIC_URL' | 'BACKEND_URL' | 'SANDBOX_URL'): string {
  const shops: Record<string, string>[] = JSON.parse(process.env.SHOPS ?? '[]')
  const setting = shops[Number(process.env.TEST_PARALLEL_INDEX)]?.[name]
  if (!setting) throw new Error('There is no shop: start the journeys with playwright test -c e2e')
  return setting
}

/** Address of the running shop. */
export const shopUrl = (): string => shopSetting('PUBLIC_URL')

/** Headers of a visitor from a network of their own: what one journey does does not count against the limits of the next. */
export const visitorHeaders = (): Record<string, string> => {
  const part = () => 1 + Math.floor(Math.random() * 254)
  return { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` }
}

/** Expected refusals that a browser logs by itself, e.g. a 409 the page explains. */
type Allowed = { expectFailure(pattern: RegExp): void }

/** A page whose console errors, warnings and exceptions fail the journey. */
export const test = base.extend<Allowed & { watchedUrl: string; watched: undefined }>({
  baseURL: async ({ browserName: _ }, use) => use(shopUrl()),
  extraHTTPHeaders: async ({ browserName: _ }, use) => use(visitorHeaders()),
  // a storefront whose backend is made to fail stands beside it, and fails as it should
  watchedUrl: async ({ browserName: _ }, use) => use(shopUrl()),
  expectFailure: async ({ page, watchedUrl }, use) => {
    const allowed: RegExp[] = []
    const found: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') {
        found.push(`${message.text()} (${message.location().url})`)
      }
    })
    page.on('pageerror', (error) => found.push(error.message))
    await use((pattern) => void allowed.push(pattern))
    const unexpected = found.filter(
      (text) => text.includes(watchedUrl) && !allowed.some((ok) => ok.test(text)),
    )
    expect(unexpected, 'the browser’s console').toEqual([])
  },
  watched: [
    async ({ expectFailure: _ }, use) => {
      await use(undefined)
    },
    { auto: true },
  ],
})

export { expect }

/** Rules on colour, all that another colour scheme can break. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Rules on names and languages, all that other words can break: what the elements are and how they lie in each other is the same in every language. */
const wordRules = [
  'document-title',
  'html-has-lang',
  'html-lang-valid',
  'valid-lang',
  'link-name',
  'button-name',
  'input-button-name',
  'summary-name',
  'label',
  'select-name',
  'aria-command-name',
  'aria-dialog-name',
  'aria-input-field-name',
  'aria-toggle-field-name',
  'image-alt',
  'role-img-alt',
  'svg-img-alt',
  'empty-heading',
  'landmark-unique',
]

/** Runs in the page: ids and places of the violations. */
async function readWithAxe(options: RunOptions): Promise<string[]> {
  // from the top: a link that has gone under the header is not a small one
  const top = window.scrollY
  scrollTo({ top: 0, behavior: 'instant' })
  // and after what moves or changes its colour, but for what never ends
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, options)
  scrollTo({ top, behavior: 'instant' })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`)
}

/** Axe is put into a document once, however often that is read, and collects nothing but violations: both take minutes otherwise. */
async function findViolations(page: Page, options: RunOptions): Promise<string[]> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource)
  const given: RunOptions = { ...options, resultTypes: ['violations'] }
  return page.evaluate(readWithAxe, given)
}

/** No violation of the accessibility rules on the screen as it is (WCAG 2.2 AA). */
export async function expectAccessible(page: Page): Promise<void> {
  const found = await findViolations(page, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  })
  expect.soft(found, `accessibility of ${page.url()}`).toEqual([])
}

/** No violation on a screen read before, of the rules that other colours or other words can break. */
export async function expectStillAccessible(page: Page, changed: 'colours' | 'words'): Promise<void> {
  const values = changed === 'colours' ? colourRules : wordRules
  const found = await findViolations(page, { runOnly: { type: 'rule', values } })
  expect.soft(found, `${changed} of ${page.url()}`).toEqual([])
}

/** Whether scripts will take over: a page may have none, a browser may run none. */
const hasScripts = (page: Page) =>
  page.evaluate(
    () =>
      matchMedia('(scripting: enabled)').matches &&
      document.querySelector('script[type=deferred], script[type=module]') !== null,
  )

/** Scripts have taken over (`data-ready`, set by the pages) and every call that they made is answered. */
export async function settled(page: Page, calls: ReadonlySet<unknown> = new Set()): Promise<void> {
  // scripts of public pages wait for a quiet moment or the first sign of a visitor
  await page.evaluate(() => dispatchEvent(new Event('scroll')))
  if (await hasScripts(page)) await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))))
  await expect.poll(() => calls.size, { intervals: [20, 50, 100] }).toBe(0)
}

/** The page is interactive. */
export async function goTo(page: Page, path: string): Promise<void> {
  const calls = new Set<Request>()
  const begun = (request: Request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.add(request)
  }
  const ended = (request: Request) => void calls.delete(request)
  page.on('request', begun).on('requestfinished', ended).on('requestfailed', ended)
  try {
    await page.goto(path)
    await settled(page, calls)
  } finally {
    page.off('request', begun).off('requestfinished', ended).off('requestfailed', ended)
  }
}
