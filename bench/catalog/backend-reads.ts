import pg from 'pg'
import { median } from '../cpu.ts'
import { type Figure, round } from '../figure.ts'
import { load, repeat } from '../load.ts'
import type { Shop } from '../shop.ts'

const CLIENTS = 8
const REQUESTS = 4000
const RUNS = 5

/** The bare query behind a product's page: its row, texts, seller, warehouse, category and pictures by primary keys. */
const DETAIL = {
  name: 'bench-detail',
  text: `select p.*, t.title, t.short_description, s.name as seller_name, w.name as warehouse_name, c.slug as category_slug,
      (select json_agg(json_build_object('hash', i.picture_hash, 'alt', i.alt) order by i.position) from product_picture i where i.product_id = p.id) as pictures
    from product p join product_text t on t.product_id = p.id and t.lang = 'it' join seller s on s.id = p.seller_id
    join warehouse w on w.id = p.warehouse_id join category c on c.id = p.category_id
    where p.id = $1 and p.status = 'published'`,
}

/** The bare query behind a category's first page. */
const LISTING = {
  name: 'bench-listing',
  text: `select p.*, t.title, t.short_description, s.name as seller_name, w.name as warehouse_name, c.slug as category_slug,
      (select json_agg(json_build_object('hash', i.picture_hash, 'alt', i.alt) order by i.position) from product_picture i where i.product_id = p.id) as pictures
    from product p join product_text t on t.product_id = p.id and t.lang = 'it' join seller s on s.id = p.seller_id
    join warehouse w on w.id = p.warehouse_id join category c on c.id = p.category_id
    where p.status = 'published' and p.category_id = $1 order by p.popularity desc, p.id desc limit 12`,
}

async function compare(
  shop: Shop,
  name: string,
  limit: number,
  path: string,
  query: { name: string; text: string },
  value: unknown,
): Promise<Figure> {
  const pool = new pg.Pool({ connectionString: shop.databaseUrl, max: CLIENTS })
  const ask = async () => {
    const { rowCount } = await pool.query({ ...query, values: [value] })
    if (!rowCount) throw new Error(`${query.name} found nothing`)
  }
  const url = shop.backendUrl + path
  await repeat(500, CLIENTS, ask)
  await load({ url, requests: 500, clients: CLIENTS })
  const runs: number[] = []
  const bare: number[] = []
  const ours: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const queryP50 = median(await repeat(REQUESTS, CLIENTS, ask))
    const callP50 = median(await load({ url, requests: REQUESTS, clients: CLIENTS }))
    bare.push(queryP50)
    ours.push(callP50)
    runs.push(round(callP50 / queryP50))
  }
  await pool.end()
  return {
    name,
    unit: '×',
    limit,
    value: median(runs),
    runs,
    detail: { 'call p50 ms': round(median(ours), 3), 'query p50 ms': round(median(bare), 3) },
  }
}

/** Product detail and category listing of the backend at 8 clients, p50, against the bare named query behind them. */
export async function measureBackendReads(shop: Shop): Promise<Figure[]> {
  const client = new pg.Client({ connectionString: shop.databaseUrl })
  await client.connect()
  const { rows } = await client.query(
    "select p.id, p.category_id, c.slug from product p join category c on c.id = p.category_id where p.status = 'published' order by p.popularity desc limit 1",
  )
  await client.end()
  const { id, category_id: categoryId, slug } = rows[0]
  return [
    await compare(
      shop,
      'product detail at 8 clients, p50 against the bare named query',
      8,
      `/products/${id}`,
      DETAIL,
      id,
    ),
    await compare(
      shop,
      'category listing at 8 clients, p50 against the bare named query',
      5,
      `/products?category=${slug}`,
      LISTING,
      categoryId,
    ),
  ]
}
