import { basename } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { findBrowser } from '../../tools/find-browser.mjs'
import { freePort } from '../../tools/free-ports.ts'
import { median } from '../cpu.ts'
import { type Figure, round } from '../figure.ts'
import type { Shop } from '../shop.ts'

const RUNS = 5
const categories = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
const audits = [
  { id: 'largest-contentful-paint', title: 'largest contentful paint', unit: 's', limit: 2, scale: 1000 },
  { id: 'cumulative-layout-shift', title: 'layout shift', unit: '', limit: 0.02, scale: 1 },
  { id: 'total-blocking-time', title: 'total blocking time', unit: 'ms', limit: 100, scale: 1 },
] as const

type Run = { scores: Record<string, number>; values: Record<string, number>; benchmarkIndex: number }

async function runOnce(url: string, port: number): Promise<Run> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: Object.keys(categories) })
  const report = result?.lhr
  if (!report || report.runtimeError)
    throw new Error(`${url}: ${report?.runtimeError?.message ?? 'no report'}`)
  const score = (name: string) => Math.round((report.categories[name]?.score ?? 0) * 100)
  return {
    scores: Object.fromEntries(Object.keys(categories).map((name) => [name, score(name)])),
    values: Object.fromEntries(
      audits.map(({ id, scale }) => [
        id,
        round((report.audits[id]?.numericValue ?? Number.POSITIVE_INFINITY) / scale, 3),
      ]),
    ),
    benchmarkIndex: Math.round(report.environment.benchmarkIndex),
  }
}

/** Figures of one page. A score is "at least", so its figure is the missing points. */
function figuresOf(page: string, browser: string, runs: readonly Run[]): Figure[] {
  const detail = {
    'benchmark index': median(runs.map(({ benchmarkIndex }) => benchmarkIndex)),
    browser,
  }
  const scores = Object.entries(categories).map(([name, wanted]) => {
    const values = runs.map((run) => run.scores[name] ?? 0)
    return {
      name: `Lighthouse mobile, ${page}: points below ${wanted} in ${name}`,
      unit: '',
      limit: 0,
      value: Math.max(0, wanted - median(values)),
      runs: values,
      detail: { median: median(values), ...detail },
    }
  })
  const timings = audits.map(({ id, title, unit, limit }) => {
    const values = runs.map((run) => run.values[id] ?? Number.POSITIVE_INFINITY)
    return {
      name: `Lighthouse mobile, ${page}: ${title}`,
      unit,
      limit,
      value: median(values),
      runs: values,
      detail,
    }
  })
  return [...scores, ...timings]
}

async function launch(port: number): Promise<Browser> {
  return chromium.launch({
    executablePath: await findBrowser(),
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
}

/** Lighthouse, mobile, median of five on every public page; its benchmark index says how fast this machine was. */
export async function measureLighthouse(
  shop: Shop,
  pages: Readonly<Record<string, string>>,
): Promise<Figure[]> {
  const port = await freePort()
  const browser = await launch(port)
  const figures: Figure[] = []
  try {
    for (const [name, path] of Object.entries(pages)) {
      const url = shop.storefrontUrl + path
      // the first visitor renders the page and makes its pictures
      await runOnce(url, port)
      const runs: Run[] = []
      for (let run = 0; run < RUNS; run++) runs.push(await runOnce(url, port))
      figures.push(...figuresOf(name, basename(await findBrowser()), runs))
    }
  } finally {
    await browser.close()
  }
  return figures
}
