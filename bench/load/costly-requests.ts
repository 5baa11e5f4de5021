import { allergens, marks, productSorts } from '@filiera/domain/catalogue-constants'
import { regionCodes } from '@filiera/domain/places/regions'
import { median } from '../cpu.ts'
import { type Figure, round } from '../figure.ts'
import { type Catalogue, openCatalogues } from '../large-catalogue.ts'

const SLOW_MS = 200
const AGAIN = 5
const PRODUCTS = 10_000

const one = (key: string, values: readonly string[]) => values.map((value) => [key, value])

/** Filters that leave everything, nearly nothing, or much after many conditions. */
const filters: readonly (readonly (readonly string[])[])[] = [
  [],
  [['filters', 'discounts,available']],
  [
    ['price_gte', '0'],
    ['price_lt', '9999999'],
  ],
  [['price_gte', '9999999']],
  one('allergen_free', allergens),
  one('region', regionCodes),
  [...one('mark', marks), ...one('allergen_free', allergens)],
  [
    ['filters', 'discounts,available'],
    ...one('region', regionCodes),
    ...one('allergen_free', allergens),
    ['price_gte', '1'],
  ],
  one(
    'brand',
    Array.from({ length: 20 }, (_, index) => `brand-${index}`),
  ),
]

/** Words that very many products hold, next to none, single letters, half words, and as many as fit. */
const texts: readonly string[] = [
  'a',
  'di',
  'olio',
  'olio vino formaggio pane pasta miele dop',
  'o l i o v i n o p a n e',
  'xyzzy',
  'mozarela parmiggiano',
  'qwertyuiop '.repeat(9).trim(),
  'olio extravergine di oliva dop bio '.repeat(2).trim(),
  "l'olio d'oliva dell'uliveto",
  'olio vino formaggio pane siciliani biologici senza glutine, noci e latte per natale sotto 20 euro',
  'formaggio senza latte sopra 100 euro sotto 5 euro in offerta dop toscano',
  'dolci artigianali freschi da regalo 500 g toscani vegani senza glutine',
  '%_%_%',
  'x'.repeat(100),
]

const address = (path: string, query: readonly (readonly string[])[]) =>
  `${path}?${new URLSearchParams(query.map(([key = '', value = '']): [string, string] => [key, value]))}`

/** Everything that public lists, counts, facets and searches accept at their extremes. */
function costlyPaths(seller: string): string[] {
  const lists = ['/products', `/shops/${seller}/products`]
  const plain = ['/products/count', '/products/facets', `/shops/${seller}/products/count`]
  const typed = texts.flatMap((text) => [
    [['title_contains', text]],
    [
      ['title_contains', text],
      ['match', 'words'],
    ],
  ])
  const asked = [...filters, ...typed]
  const both = texts.flatMap((text) =>
    filters.slice(1, 8).map((filter) => [['title_contains', text], ...filter]),
  )
  return [
    ...lists.flatMap((path) =>
      asked.flatMap((query) =>
        productSorts.flatMap((sort) =>
          ['0', '9999'].map((start) =>
            address(path, [...query, ['sort', sort], ['start', start], ['limit', '100']]),
          ),
        ),
      ),
    ),
    ...[...plain, ...lists].flatMap((path) => [...asked, ...both].map((query) => address(path, query))),
    ...[...texts.map((text) => [['title_contains', text]]), ...both].flatMap((query) =>
      ['1', '100'].map((page) => address('/products/search', [...query, ['page', page], ['size', '100']])),
    ),
    ...['/testproductsflat', '/products/search/suggestions'].flatMap((path) =>
      texts.map((text) => address(path, [['title_contains', text]])),
    ),
    ...texts.map((text) =>
      address('/shops', [
        ['title_contains', text],
        ['limit', '100'],
      ]),
    ),
    ...texts.map((text) =>
      address('/blog/post', [
        ['title_contains', text],
        ['limit', '100'],
      ]),
    ),
    address('/products/selection', [['id_in', Array.from({ length: 100 }, (_, id) => id + 1).join(',')]]),
    address('/shops', [
      ['start', '9999'],
      ['limit', '100'],
    ]),
    address(`/products/1/reviews`, [
      ['start', '9999'],
      ['limit', '100'],
    ]),
  ]
}

async function milliseconds(url: string): Promise<{ took: number; status: number }> {
  const begun = performance.now()
  const answer = await fetch(url)
  await answer.arrayBuffer()
  return { took: performance.now() - begun, status: answer.status }
}

/**
 * The slowest of the most demanding requests that the catalogue accepts, each alone: the whole answer, which its database time is a
 * part of (D49).
 */
async function measureCostlyRequests({ url, pool, products }: Catalogue): Promise<Figure> {
  const { rows } = await pool.query<{ id: string }>(
    'select seller_id::text as id from product_listing group by seller_id order by count(*) desc, seller_id limit 1',
  )
  const taken: { path: string; took: number }[] = []
  let refused = 0
  for (const path of costlyPaths(rows[0]?.id ?? '1')) {
    const { took: first, status } = await milliseconds(url + path)
    if (status >= 500) throw new Error(`${status} for ${path}`)
    if (status !== 200) refused += 1
    const tries = [first]
    for (let again = 0; again < AGAIN && first > SLOW_MS / 4; again++)
      tries.push((await milliseconds(url + path)).took)
    taken.push({ path, took: median(tries) })
  }
  taken.sort((a, b) => b.took - a.took)
  return {
    name: `the slowest of the most demanding catalogue requests alone, whole answer, ${products.toLocaleString('en')} products`,
    unit: 'ms',
    limit: SLOW_MS,
    value: round(taken[0]?.took ?? Number.NaN, 1),
    runs: taken.slice(0, 5).map(({ took }) => round(took, 1)),
    detail: { requests: taken.length, refused, slowest: taken[0]?.path ?? '' },
  }
}

/** The same on a catalogue of its own. */
export async function measureCostly(): Promise<Figure> {
  const { catalogues, stop } = await openCatalogues([PRODUCTS])
  try {
    const [catalogue] = catalogues
    if (!catalogue) throw new Error('a catalogue is needed')
    return await measureCostlyRequests(catalogue)
  } finally {
    await stop()
  }
}
