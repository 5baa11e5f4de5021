import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../../tools/find-browser.mjs'
import { median } from '../cpu.ts'
import { type Figure, round } from '../figure.ts'
import type { Shop } from '../shop.ts'

const RUNS = 9
/** A phone as Lighthouse imagines it: four times slower than this machine. */
const SLOWDOWN = 4
/** Milliseconds from a press until the next frame shows something, and until what was asked for is there. */
const PAINT_LIMIT = 200
const RESULT_LIMIT = 300

type Press = {
  name: string
  path: string
  /** What is pressed, and what is there when the press has done its work. */
  button: string
  result: string
  /** Whether the result needs nothing but the page; otherwise it waits for scripts and answers. */
  isImmediate: boolean
}

const presses = (productPath: string): Press[] => [
  {
    name: 'menu',
    path: '/',
    button: 'button.opens-sheet[popovertarget=menu]:visible',
    result: '#menu:popover-open',
    isImmediate: true,
  },
  {
    name: 'filters',
    path: '/products',
    button: 'button.opens-sheet[popovertarget=filters]',
    result: '#filters:popover-open',
    isImmediate: true,
  },
  {
    name: 'add to cart',
    path: productPath,
    button: 'main form[action="/cart"] button.w-full',
    result: 'header a[href="/cart"] .bg-amber',
    isImmediate: false,
  },
]

/** What `press.browser.js` notes, in milliseconds. */
type Noted = { paint: number; pressed: number; shown: number }

/** Presses with a finger and waits for the result. */
async function press(page: Page, { button }: Press): Promise<{ paint: number; result: number }> {
  await page.locator(button).first().tap()
  await page.waitForFunction('globalThis.noted.shown !== null')
  // entries of the press come with the frames after it
  await page.evaluate('new Promise((done) => setTimeout(() => requestAnimationFrame(done), 200))')
  const { paint, pressed, shown } = await page.evaluate<Noted>('globalThis.noted')
  return { paint, result: shown - pressed }
}

/** The first press of a visitor on a slow phone, and the same on a page whose scripts run. */
async function pressOnce(browser: Browser, shop: Shop, what: Press, isFirst: boolean) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    // the measuring code is not of the page
    bypassCSP: true,
    locale: 'it-IT',
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.addInitScript(`globalThis.wanted = ${JSON.stringify(what.result)}`)
  await page.addInitScript({ path: join(import.meta.dirname, 'press.browser.js') })
  await page.goto(shop.storefrontUrl + what.path, { waitUntil: 'networkidle' })
  if (!isFirst) {
    await page.evaluate("dispatchEvent(new Event('scroll'))")
    await page.locator('html[data-ready]').waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
  }
  const taken = await press(page, what)
  await context.close()
  return taken
}

const scenes = [
  { isFirst: true, when: 'first press' },
  { isFirst: false, when: 'press once scripts run' },
] as const

/** How soon a phone shows that something was pressed, and what it leads to. */
export async function measurePress(shop: Shop, productPath: string): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  })
  const figures: Figure[] = []
  for (const what of presses(productPath))
    for (const { isFirst, when } of scenes) {
      const runs: Awaited<ReturnType<typeof press>>[] = []
      for (let run = 0; run < RUNS; run++) runs.push(await pressOnce(browser, shop, what, isFirst))
      const figure = (of: 'paint' | 'result', limit: number): Figure => {
        const values = runs.map((run) => round(run[of], 0))
        return {
          name: `${what.name}, ${when} on a phone: until ${of === 'paint' ? 'the next frame' : 'it is shown'}`,
          unit: 'ms',
          limit,
          value: median(values),
          runs: values,
          ...(of === 'paint' && {
            detail: { 'until shown ms': round(median(runs.map((run) => run.result)), 0) },
          }),
        }
      }
      figures.push(figure('paint', PAINT_LIMIT))
      if (what.isImmediate) figures.push(figure('result', RESULT_LIMIT))
    }
  await browser.close()
  return figures
}
