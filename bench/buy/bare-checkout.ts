import pg from 'pg'

const PRODUCTS = 100_000
const RUN_MS = 2_500

const tables = `
  drop schema if exists bare cascade;
  create schema bare;
  create table bare.stock (product_id int primary key, quantity int not null check (quantity >= 0));
  create table bare.orders (id bigint generated always as identity primary key, customer int not null, cents int not null);
  create table bare.line (order_id bigint not null, product_id int not null, cents int not null, primary key (order_id, product_id));
  create table bare.payment (id bigint generated always as identity primary key, order_id bigint not null, cents int not null);
  insert into bare.stock select n, 1000000 from generate_series(1, ${PRODUCTS}) n;
  analyze bare.stock`

const take = {
  name: 'bare-take',
  text: 'update bare.stock set quantity = quantity - $2 where product_id = $1 and quantity >= $2 returning quantity',
}
const order = {
  name: 'bare-order',
  text: 'insert into bare.orders (customer, cents) values ($1, $2) returning id',
}
const lines = {
  name: 'bare-lines',
  text: 'insert into bare.line values ($1, $2, 990), ($1, $3, 990), ($1, $4, 990)',
}
const payment = { name: 'bare-payment', text: 'insert into bare.payment (order_id, cents) values ($1, $2)' }

/** Three different products in the order in which they are locked. */
function threeProducts(): [number, number, number] {
  const first = 1 + Math.floor(Math.random() * (PRODUCTS - 3))
  return [first, first + 1, first + 2]
}

async function checkout(client: pg.PoolClient): Promise<void> {
  const products = threeProducts()
  await client.query('begin')
  for (const product of products) await client.query({ ...take, values: [product, 1] })
  const { rows } = await client.query({ ...order, values: [1, 2970] })
  const id = rows[0].id
  await client.query({ ...lines, values: [id, ...products] })
  await client.query({ ...payment, values: [id, 2970] })
  await client.query('commit')
}

/**
 * The least that a checkout costs on this database and this machine: three conditional decrements in product order, an order, its
 * lines, a payment, in one transaction of eight round trips. @returns transactions a second
 */
export async function measureBareCheckout(databaseUrl: string, clients: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: clients })
  await pool.query(tables)
  const connections = await Promise.all(Array.from({ length: clients }, () => pool.connect()))
  const started = performance.now()
  let done = 0
  await Promise.all(
    connections.map(async (client) => {
      while (performance.now() - started < RUN_MS) {
        await checkout(client)
        done += 1
      }
    }),
  )
  const perSecond = (done * 1000) / (performance.now() - started)
  for (const client of connections) client.release()
  await pool.query('drop schema bare cascade')
  await pool.end()
  return perSecond
}
