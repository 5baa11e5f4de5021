import { gzipSync } from 'node:zlib'
import { chromium, type Page, type Response } from '@playwright/test'
import { findBrowser } from '../../tools/find-browser.mjs'
import { freePort } from '../../tools/free-ports.ts'
import { mains } from '../../tools/start-program.ts'
import { type Figure, round } from '../figure.ts'
import { type Shop, startMeasured } from '../shop.ts'

/** Gzip kilobytes (1,000 bytes) of scripts before the first screen. */
const SCRIPT_LIMIT = 200

/** Logs in and waits for the first screen. @returns gzip bytes of every script that came until then */
async function loadFirstScreen(page: Page, url: string): Promise<number> {
  const scripts: Promise<number>[] = []
  const count = (response: Response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(response.body().then((body) => gzipSync(body).length))
  }
  page.on('response', count)
  // what a browser fetches for later screens while nobody waits does not count
  await page.addInitScript('window.requestIdleCallback = undefined')
  await page.goto(url)
  await page.getByLabel('Email').fill('produttore@filiera.example')
  await page.getByLabel('Password', { exact: true }).fill('assaggio-2026')
  await page.keyboard.press('Enter')
  await page.locator('nav').first().waitFor()
  await page.getByRole('heading', { level: 1 }).waitFor()
  page.off('response', count)
  return (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0)
}

/** What a seller's browser loads before the first screen, the login included. */
export async function measureConsoleWeight(shop: Shop): Promise<Figure> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const program = await startMeasured('console', mains.console, {
    CONSOLE_PORT: String(port),
    CONSOLE_PUBLIC_URL: url,
    BACKEND_URL: shop.backendUrl,
  })
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  })
  try {
    const bytes = await loadFirstScreen(await browser.newPage({ locale: 'it-IT' }), url)
    const value = round(bytes / 1000, 1)
    return {
      name: 'console, login and first screen: JavaScript, gzip',
      unit: 'KB',
      limit: SCRIPT_LIMIT,
      value,
      runs: [value],
    }
  } finally {
    await browser.close()
    await program.stop()
  }
}
