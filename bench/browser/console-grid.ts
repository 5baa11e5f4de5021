import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '../../tools/find-browser.mjs'
import { freePort } from '../../tools/free-ports.ts'
import { mains } from '../../tools/start-program.ts'
import { type Figure, round } from '../figure.ts'
import { startMeasured } from '../shop.ts'

const FRAMES = 300
/** How far a hand and a flung wheel move the sheet in a frame, in pixels. */
const SPEEDS = [120, 2000]
const FRAME_LIMIT_MS = 8
const ROWS_LIMIT = 60
const JUMPS = 60
const BLANK_LIMIT_MS = 150
const FIRST_ROWS_LIMIT_MS = 500

/** Somebody who works for the shop that is measured. */
export type Login = { email: string; password: string }

/**
 * A watch of the page: by the clock, or by what its thread got of the processor.
 * @returns the seconds it has spent on scripts, styles and layout since it was asked first
 */
async function watchTime(
  page: Page,
  timeDomain: 'timeTicks' | 'threadTicks',
): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain })
  const names = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration']
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.filter(({ name }) => names.includes(name)).reduce((sum, { value }) => sum + value, 0)
  }
}

/** @returns the most rows that were in the document */
const scroll = (page: Page, pixels: number) => page.evaluate<number>(`sheet.scroll(${pixels}, ${FRAMES})`)

/** @returns milliseconds until every row in view says what it is */
const jump = (page: Page, share: number) => page.evaluate<number>(`sheet.jump(${share})`)

async function measureIn(page: Page, url: string, { email, password }: Login): Promise<Figure[]> {
  await page.addInitScript({ path: join(import.meta.dirname, 'console-grid.browser.js') })
  await page.goto(url)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  const link = page.getByRole('link', { name: 'Prodotti', exact: true }).first()
  await link.waitFor()
  // the screen's files are there, as on the second visit of a day
  await page.goto(`${url}/products`)
  await page.locator('[role=grid] tbody tr a').first().waitFor()
  // from another screen that is there: only the way from the press to the rows counts
  await page.goto(`${url}/photos`)
  await page.waitForLoadState('networkidle')
  const [opened] = await Promise.all([page.evaluate<number>('sheet.open()'), link.click()])
  const firstRows = round(opened, 0)

  const places = Array.from({ length: JUMPS }, (_, at) => ((at * 37) % JUMPS) / JUMPS)
  // pictures are made when they are seen first, once for all; some rounds see nearly all, and the rows that count are others
  for (const beyond of [0.005, 0.008, 0.011, 0.014])
    for (const place of places) await jump(page, place + beyond)
  await page.waitForLoadState('networkidle')

  const frames: Figure[] = []
  let most = 0
  const watches = [await watchTime(page, 'timeTicks'), await watchTime(page, 'threadTicks')]
  const read = () => Promise.all(watches.map((watch) => watch()))
  for (const speed of SPEEDS) {
    const before = await read()
    most = Math.max(most, await scroll(page, speed))
    const after = await read()
    const [value = 0, processor = 0] = after.map((spent, at) =>
      round(((spent - (before[at] ?? 0)) * 1000) / FRAMES),
    )
    frames.push({
      name: `console, sheet scrolled ${speed} px a frame: script, style and layout a frame`,
      unit: 'ms',
      limit: FRAME_LIMIT_MS,
      value,
      runs: [value],
      detail: { 'processor ms': processor },
    })
  }
  const jumps: number[] = []
  for (const place of places) jumps.push(await jump(page, place + 0.003))
  const p95 = round(jumps.toSorted((one, other) => one - other)[Math.floor(JUMPS * 0.95)] ?? Number.NaN, 0)
  const figure = (name: string, unit: string, limit: number, value: number): Figure => ({
    name: `console, ${name}`,
    unit,
    limit,
    value,
    runs: [value],
  })
  return [
    figure('sheet opened: first rows on screen', 'ms', FIRST_ROWS_LIMIT_MS, firstRows),
    ...frames,
    figure('sheet: most rows in the document', 'rows', ROWS_LIMIT, most),
    figure('sheet jumped anywhere: rows filled, p95', 'ms', BLANK_LIMIT_MS, p95),
  ]
}

/** The sheet of a large shop in a browser. */
export async function measureConsoleGrid(backendUrl: string, login: Login): Promise<Figure[]> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const program = await startMeasured('console', mains.console, {
    CONSOLE_PORT: String(port),
    CONSOLE_PUBLIC_URL: url,
    BACKEND_URL: backendUrl,
  })
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  })
  try {
    const page = await browser.newPage({ locale: 'it-IT', viewport: { width: 1440, height: 900 } })
    return await measureIn(page, url, login)
  } finally {
    await browser.close()
    await program.stop()
  }
}
