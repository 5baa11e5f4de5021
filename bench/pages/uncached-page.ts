import { median, processCpuMs } from '../cpu.ts'
import { type Figure, round } from '../figure.ts'
import type { Shop } from '../shop.ts'
import { openPageRenders, ownCpuMs } from './page-renders.ts'

const REQUESTS = 400
const RUNS = 5

/**
 * Storefront plus backend CPU of a product page rendered anew and compressed, whose cards and frame are kept, against React's own render of the
 * whole element in this process.
 */
export async function measureUncachedPage(shop: Shop, productPath: string): Promise<Figure> {
  const { ask, reactOnly, close } = await openPageRenders(shop.backendUrl, productPath)
  const runs: number[] = []
  const parts: [number, number, number][] = []
  for (let run = 0; run < RUNS; run++) {
    let own = process.cpuUsage()
    for (let index = 0; index < REQUESTS; index++) await reactOnly()
    const react = ownCpuMs(own) / REQUESTS
    const backendBefore = processCpuMs(shop.backend.pid)
    own = process.cpuUsage()
    for (let index = 0; index < REQUESTS; index++) await ask()
    const storefront = ownCpuMs(own) / REQUESTS
    const backend = (processCpuMs(shop.backend.pid) - backendBefore) / REQUESTS
    parts.push([storefront, backend, react])
    runs.push(round((storefront + backend) / react))
  }
  await close()
  return {
    name: 'product page rendered anew and compressed, storefront + backend CPU against React’s own render',
    unit: '×',
    limit: 6,
    value: median(runs),
    runs,
    detail: {
      'storefront ms': round(median(parts.map(([part]) => part)), 3),
      'backend ms': round(median(parts.map(([, part]) => part)), 3),
      'react ms': round(median(parts.map(([, , part]) => part)), 3),
    },
  }
}
