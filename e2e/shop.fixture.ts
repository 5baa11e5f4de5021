import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

/** Address of the running shop. @throws Error when the journeys were started without it */
export function shopUrl(): string {
  const url = process.env.SHOP_URL
  if (!url) throw new Error('SHOP_URL is not set: start the journeys with playwright test -c e2e')
  return url
}

/** Headers of a visitor from a network of their own: what one journey does does not count against the limits of the next. */
export const visitorHeaders = (): Record<string, string> => {
  const part = () => 1 + Math.floor(Math.random() * 254)
  return { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` }
}

/** Expected refusals that a browser logs by itself, e.g. a 409 the page explains. */
type Allowed = { expectFailure(pattern: RegExp): void }

/** A page whose console errors, warnings and exceptions fail the journey. */
export const test = base.extend<Allowed & { watched: undefined }>({
  baseURL: async ({ browserName: _ }, use) => use(shopUrl()),
  extraHTTPHeaders: async ({ browserName: _ }, use) => use(visitorHeaders()),
  expectFailure: async ({ page }, use) => {
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
      (text) => text.includes(shopUrl()) && !allowed.some((ok) => ok.test(text)),
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

/** No violation of the accessibility rules on the screen as it is (WCAG 2.2 AA). */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`)
  expect.soft(found, `accessibility of ${page.url()}`).toEqual([])
}

/** The page is interactive: scripts have taken over. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
}
