import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { findBrowser } from '../tools/find-browser.mjs'
import { type Figure, round } from './figure.ts'
import type { Shop } from './shop.ts'

/** First load of the product page in a real browser: gzip kilobytes (1,000 bytes) of scripts and styles, and requests to other origins. */
export async function measurePageWeight(shop: Shop, productPath: string): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  })
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const bytes = { script: 0, stylesheet: 0 }
  let foreign = 0
  const pending: Promise<void>[] = []
  page.on('response', (response) => {
    const type = response.request().resourceType()
    if (new URL(response.url()).origin !== shop.storefrontUrl && !response.url().startsWith('data:'))
      foreign++
    if (type !== 'script' && type !== 'stylesheet') return
    const add = (body: Buffer) => {
      bytes[type] += gzipSync(body).length
    }
    pending.push(response.body().then(add))
  })
  await page.goto(shop.storefrontUrl + productPath, { waitUntil: 'networkidle' })
  await Promise.all(pending)
  const html = await (await fetch(shop.storefrontUrl + productPath)).text()
  const inline = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
    .map((match) => match[1] ?? '')
    .join('')
  bytes.stylesheet += inline ? gzipSync(inline).length : 0
  await browser.close()
  const kilobytes = (count: number) => round(count / 1000, 1)
  return [
    {
      name: 'product page, first load: JavaScript, gzip',
      unit: 'KB',
      limit: 135,
      value: kilobytes(bytes.script),
      runs: [kilobytes(bytes.script)],
    },
    {
      name: 'product page, first load: CSS, gzip',
      unit: 'KB',
      limit: 12,
      value: kilobytes(bytes.stylesheet),
      runs: [kilobytes(bytes.stylesheet)],
    },
    {
      name: 'product page, first load: requests to another origin',
      unit: '',
      limit: 0,
      value: foreign,
      runs: [foreign],
    },
  ]
}
