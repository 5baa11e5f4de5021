import { median, postgresServerCpuMs, processCpuMs } from '../cpu.ts'
import { type Figure, round } from '../figure.ts'
import { type Catalogue, openCatalogues } from '../large-catalogue.ts'
import { loadPaths } from '../load.ts'

const PRODUCTS = 10_000
const CLIENTS = 8
const REQUESTS = 1000
const RUNS = 5

/** Addresses of one call, and what its CPU may be in milliseconds: of the backend and of the database. */
type Call = { name: string; paths: string[]; server: number; database: number }

/** What a call may use that the issue gives no figure: as much as a listing. */
const usual = { server: 0.6, database: 0.6 }

async function readValues({ pool }: Catalogue) {
  const { rows } = await pool.query(
    `select
      (select array_agg(product_id::text) from (select product_id from product_listing order by product_id % 97, product_id limit 100) p) as products,
      (select array_agg(seller_id::text) from (select seller_id from product_listing group by 1 order by count(*) desc limit 30) s) as sellers,
      (select array_agg(slug) from category c where exists (select from category own join product_listing l on l.category_id = own.id
        where c.id in (own.id, own.parent_id))) as categories,
      (select array_agg(id::text) from (select id from brand order by id limit 20) b) as brands,
      (select array_agg(id::text) from (select id from post where status = 'published' and published_at <= now() order by id limit 20) p) as posts,
      (select array_agg(slug) from collection where published) as collections,
      (select array_agg(name) from collection where published) as names,
      (select array_agg(distinct page) from page_content where published) as pages,
      (select array_agg(distinct page || '/contentslistbyplacename/' || place) from page_content where published) as places`,
  )
  const [values] = rows as Record<string, string[] | null>[]
  return (name: string) => values?.[name] ?? []
}

/** What is searched for, once with a mistake. */
const words = [
  'olio',
  'pecorino stagionato',
  'miele',
  'riserva',
  'vino rosso',
  'mozarela',
  'pane integrale',
  'tonno',
]

type Each = (name: string, path: (value: string) => string) => string[]

/** Lists as they are sorted and filtered. */
const listingsOf = (each: Each) => [
  '/products',
  '/products?sort=price_asc',
  '/products?filters=available,discounts',
  '/products?price_gte=20&price_lt=50&sort=rating',
  ...each('categories', (slug) => `/products?category=${slug}`),
  ...each('categories', (slug) => `/products?category=${slug}&filters=available&sort=newest`),
]

/** Calls with limits of their own. */
const limitedCalls = (each: Each, listings: string[]): Call[] => [
  { name: '/products', paths: listings, ...usual },
  {
    name: '/products/{id}',
    paths: each('products', (id) => `/products/${id}`),
    server: 0.4,
    database: 0.2,
  },
  {
    name: '/products/search',
    paths: words.map((word) => `/products/search?title_contains=${encodeURIComponent(word)}`),
    server: 0.8,
    database: 1.2,
  },
  {
    name: '/testproductsflat',
    paths: words.map((word) => `/testproductsflat?title_contains=${encodeURIComponent(word.slice(0, 4))}`),
    server: 0.4,
    database: 0.2,
  },
]

/** Every call of the wire's "Catalogue and content"; a call without anything to ask for is left out. */
async function catalogueCalls(catalogue: Catalogue): Promise<Call[]> {
  const valuesOf = await readValues(catalogue)
  const each: Each = (name, path) => valuesOf(name).map((value) => path(encodeURIComponent(value)))
  const listings = listingsOf(each)
  const calls: [name: string, paths: string[]][] = [
    ['/products/count', listings.map((path) => path.replace('/products', '/products/count'))],
    ['/products/facets', listings.map((path) => path.replace('/products', '/products/facets'))],
    [
      '/products/selection',
      each(
        'products',
        (id) => `/products/selection?id_in=${id}&id_in=${Number(id) + 1}&id_in=${Number(id) + 2}`,
      ),
    ],
    ['/products/{id}/details', each('products', (id) => `/products/${id}/details`)],
    ['/brands', ['/brands', ...each('brands', (id) => `/brands?id_in=${id}`)]],
    [
      '/product-categories',
      ['/product-categories', ...each('categories', (slug) => `/product-categories?slug=${slug}`)],
    ],
    ['/shops', ['/shops', '/shops?region=toscana', '/shops?city=napoli']],
    ['/shops/count', ['/shops/count']],
    ['/shops/{id}', each('sellers', (id) => `/shops/${id}`)],
    ['/shops/{id}/products', each('sellers', (id) => `/shops/${id}/products`)],
    ['/shops/{id}/products/count', each('sellers', (id) => `/shops/${id}/products/count`)],
    ['/collectionbyname/{name}', each('names', (name) => `/collectionbyname/${name}`)],
    ['/collections/slug', ['/collections/slug']],
    ['/collections/{slug}', each('collections', (slug) => `/collections/${slug}`)],
    ['/banners', ['/banners']],
    ['/promotions', ['/promotions']],
    ['/expo/pagesbyname/{name}/contents', each('pages', (name) => `/expo/pagesbyname/${name}/contents`)],
    [
      '/expo/pagesbyname/{page}/contentslistbyplacename/{place}',
      valuesOf('places').map((path) => `/expo/pagesbyname/${path}`),
    ],
    ['/blog/post', ['/blog/post', '/blog/post?start=6&limit=6']],
    ['/blog/post/slugs', ['/blog/post/slugs']],
    ['/blog/post/count', ['/blog/post/count']],
    ['/blog/post/{id}', each('posts', (id) => `/blog/post/${id}`)],
  ]
  return [
    ...limitedCalls(each, listings),
    ...calls.map(([name, paths]) => ({ name, paths, ...usual })),
  ].filter(({ paths }) => paths.length > 0)
}

async function measureCall({ url, backend, server }: Catalogue, call: Call): Promise<Figure[]> {
  const urls = call.paths.map((path) => url + path)
  await loadPaths({ urls, requests: REQUESTS, clients: CLIENTS })
  const runs: Record<'server' | 'database', number[]> = { server: [], database: [] }
  for (let run = 0; run < RUNS; run++) {
    const before = { server: processCpuMs(backend.pid), database: postgresServerCpuMs(server) }
    await loadPaths({ urls, requests: REQUESTS, clients: CLIENTS })
    runs.server.push(round((processCpuMs(backend.pid) - before.server) / REQUESTS, 3))
    runs.database.push(round((postgresServerCpuMs(server) - before.database) / REQUESTS, 3))
  }
  return (['server', 'database'] as const).map((part) => ({
    name: `${call.name} at 10,000 products, CPU a request of the ${part === 'server' ? 'backend' : 'database'}`,
    unit: 'ms',
    limit: call[part],
    value: median(runs[part]),
    runs: runs[part],
  }))
}

/** CPU a request of every call of the catalogue, backend and database apart, at 8 clients on 10,000 products. */
export async function measureCatalogueCpu(report: (figure: Figure) => void): Promise<void> {
  const { catalogues, stop } = await openCatalogues([PRODUCTS])
  try {
    const [catalogue] = catalogues
    if (!catalogue) throw new Error('a catalogue is needed')
    for (const call of await catalogueCalls(catalogue))
      for (const figure of await measureCall(catalogue, call)) report(figure)
  } finally {
    await stop()
  }
}
