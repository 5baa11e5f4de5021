import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { findBrowser } from '../tools/find-browser.mjs'
import { median } from './cpu.ts'
import type { Figure } from './figure.ts'
import { freePort, type Shop } from './shop.ts'

const RUNS = 5
const limits = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
type Category = keyof typeof limits
const categories = Object.keys(limits) as Category[]

/** Lighthouse, mobile, median of five on home, listing and product. A score is "at least", so figures are the missing points. */
export async function measureLighthouse(
  shop: Shop,
  pages: Readonly<Record<string, string>>,
): Promise<Figure[]> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [
      `--remote-debugging-port=${port}`,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
  const figures: Figure[] = []
  for (const [name, path] of Object.entries(pages)) {
    const scores: Record<Category, number[]> = {
      performance: [],
      accessibility: [],
      'best-practices': [],
      seo: [],
    }
    for (let run = 0; run < RUNS; run++) {
      const result = await lighthouse(shop.storefrontUrl + path, {
        port,
        logLevel: 'error',
        onlyCategories: [...categories],
      })
      for (const category of categories)
        scores[category].push(Math.round((result?.lhr.categories[category]?.score ?? 0) * 100))
    }
    for (const category of categories) {
      figures.push({
        name: `Lighthouse mobile, ${name}: points below ${limits[category]} in ${category}`,
        unit: '',
        limit: 0,
        value: Math.max(0, limits[category] - median(scores[category])),
        runs: scores[category],
        detail: { median: median(scores[category]) },
      })
    }
  }
  await browser.close()
  return figures
}
