import { setTimeout as wait } from 'node:timers/promises'
import type { BackendCall } from '@filiera/contract/client'
import { changeSellerProduct, listSellerProducts } from '@filiera/contract/console/seller-products'
import { formatEuros } from '@filiera/domain/money/money'
import { type Figure, round } from '../figure.ts'
import type { Catalogue } from '../large-catalogue.ts'
import { startStorefront } from '../pages/listing-page.ts'
import { answerOf } from './enter-shop.ts'

const EDITS = 100
/** Between two looks at a page, in milliseconds. */
const LOOK_MS = 25
/** No product of the catalogue costs so much: what is read can be the new price only. In euros. */
const FIRST_PRICE = 4100
const GIVE_UP_MS = 10_000

let visitors = 0

/** What a visitor reads, each of an address of their own. A page that is refused shows nothing. */
async function read(url: string): Promise<string> {
  const number = visitors++ % 60_000
  const answer = await fetch(url, { headers: { 'x-forwarded-for': `10.2.${number >> 8}.${number & 255}` } })
  const text = await answer.text()
  return answer.ok ? text : ''
}

/** Pages of the list of a shop, with the products that stand on each. */
async function listedProducts(list: string): Promise<{ page: string; id: string }[]> {
  const listed: { page: string; id: string }[] = []
  for (let number = 1; listed.length < EDITS; number++) {
    const page = `${list}&page=${number}`
    const ids = new Set([...(await read(page)).matchAll(/href="\/product\/(\d+)/g)].map(([, id]) => id ?? ''))
    if (ids.size === 0) throw new Error(`${page} shows no products`)
    listed.push(...[...ids].map((id) => ({ page, id })))
  }
  return listed
}

/** How long until a page shows a text, in milliseconds. @throws Error when it never does */
async function untilShown(page: string, text: string, began: number): Promise<number> {
  while (!(await read(page)).includes(text)) {
    if (performance.now() - began > GIVE_UP_MS) throw new Error(`${page} does not show ${text}`)
    await wait(LOOK_MS)
  }
  return performance.now() - began
}

/** From the press that saves a price until the shop's page of the product, and the list in which it stands, show it; both were kept before. */
export async function measurePriceOnPage(
  catalogue: Catalogue,
  call: BackendCall,
  shop: string,
): Promise<Figure[]> {
  const { storefrontUrl, stop } = await startStorefront(catalogue)
  try {
    const products = await listedProducts(`${storefrontUrl}/products?seller=${shop}`)
    const seen: Record<'page' | 'list', number[]> = { page: [], list: [] }
    for (const [number, { page: list, id }] of products.slice(0, EDITS).entries()) {
      const page = `${storefrontUrl}/product/${id}`
      await Promise.all([read(page), read(list)])
      const [known] = answerOf(await call(listSellerProducts, { query: { ids: [id] } }))
      const price = FIRST_PRICE + number / 100
      const began = performance.now()
      answerOf(
        await call(
          changeSellerProduct,
          { params: { id }, body: { price, priceDiscounted: null } },
          { 'if-match': `"v${known?.version}"` },
        ),
      )
      const shown = formatEuros(price)
      const [onPage, inList] = await Promise.all([page, list].map((each) => untilShown(each, shown, began)))
      seen.page.push(onPage ?? Number.NaN)
      seen.list.push(inList ?? Number.NaN)
    }
    const figure = (where: string, latencies: readonly number[]): Figure => {
      const sorted = latencies.toSorted((a, b) => a - b)
      const part = (share: number) => round(sorted[Math.floor(sorted.length * share)] ?? Number.NaN, 0)
      return {
        name: `console, a price is saved and stands ${where}, p95`,
        unit: 'ms',
        limit: 1000,
        value: part(0.95),
        runs: [part(0.95)],
        detail: { 'p50 ms': part(0.5), 'slowest ms': part(0.999) },
      }
    }
    return [figure('on the product’s page', seen.page), figure('in the list', seen.list)]
  } finally {
    await stop()
  }
}
