import { gzipSync } from 'node:zlib'
import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../../tools/find-browser.mjs'
import { type Figure, round } from '../figure.ts'
import type { Shop } from '../shop.ts'

/** Gzip kilobytes (1,000 bytes) a first load may weigh. */
const SCRIPT_LIMIT = 150
const STYLE_LIMIT = 16
const HTML_LIMIT = 30

const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g

/** What one first load brings: gzip bytes by kind, and requests to other origins. */
async function load(browser: Browser, shop: Shop, path: string) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const bytes = { script: 0, stylesheet: 0, document: 0 }
  let foreign = 0
  const pending: Promise<void>[] = []
  page.on('response', (response) => {
    const type = response.request().resourceType()
    if (new URL(response.url()).origin !== shop.storefrontUrl && !response.url().startsWith('data:'))
      foreign++
    if (type !== 'script' && type !== 'stylesheet' && type !== 'document') return
    const add = (body: Buffer) => {
      bytes[type] += gzipSync(body).length
      const styles = type === 'document' ? [...body.toString().matchAll(inlineStyle)] : []
      if (styles.length > 0) bytes.stylesheet += gzipSync(styles.map(([, style]) => style).join('')).length
    }
    pending.push(response.body().then(add))
  })
  await page.goto(shop.storefrontUrl + path, { waitUntil: 'networkidle' })
  await Promise.all(pending)
  await page.close()
  return { ...bytes, foreign }
}

/** First load of every public page in a real browser, on a phone's screen. */
export async function measurePageWeight(
  shop: Shop,
  pages: Readonly<Record<string, string>>,
): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  })
  const figures: Figure[] = []
  for (const [name, path] of Object.entries(pages)) {
    const { script, stylesheet, document, foreign } = await load(browser, shop, path)
    const figure = (what: string, unit: string, limit: number, count: number) => {
      const value = unit === 'KB' ? round(count / 1000, 1) : count
      figures.push({ name: `${name} page, first load: ${what}`, unit, limit, value, runs: [value] })
    }
    figure('JavaScript, gzip', 'KB', SCRIPT_LIMIT, script)
    figure('CSS, gzip', 'KB', STYLE_LIMIT, stylesheet)
    figure('HTML, gzip', 'KB', HTML_LIMIT, document)
    figure('requests to another origin', '', 0, foreign)
  }
  await browser.close()
  return figures
}
