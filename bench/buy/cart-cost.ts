import pg from 'pg'
import { callAsBrowser } from '../browser/browser-call.ts'
import { median, postgresServerCpuMs, processCpuMs, serverOf } from '../cpu.ts'
import { type Customer, createCustomers } from '../customers.ts'
import { type Figure, round } from '../figure.ts'
import { repeat } from '../load.ts'
import type { Shop } from '../shop.ts'

const CUSTOMERS = 160
/** New lines a customer adds a round, each of another product; a round starts with empty carts. */
const LINES = 5
const CALLS = CUSTOMERS * LINES
const CLIENTS = 16
const RUNS = 5
/** Rounds until the programs' code is compiled: CPU a call falls for as long, then it stays. */
const WARM_UP_ROUNDS = 8

type Step = (account: { customer: Customer; id: string }, productId: string) => Promise<unknown>

/** What a bare program would do to add a line and show the cart: the transaction behind the call, its statements prepared. */
function bareStep(pool: pg.Pool): Step {
  const cart = {
    name: 'bench-cart',
    text: `insert into cart (account_id, warehouse_id, updated_at) select $1::uuid, warehouse_id, now() from product where id = $2::bigint
      on conflict (account_id, warehouse_id) where account_id is not null do update set updated_at = excluded.updated_at returning id`,
  }
  const line = {
    name: 'bench-line',
    text: `insert into cart_line (cart_id, product_id, quantity, charged_cents_when_added)
      select $1::uuid, id, 1, charged_cents from product where id = $2::bigint and stock > 0
      on conflict (cart_id, product_id) do update set quantity = least(cart_line.quantity + 1, 99)`,
  }
  const read = {
    name: 'bench-carts',
    text: `select c.id, l.*, p.price_cents, p.discounted_cents, p.stock, t.title, w.name as warehouse, s.name as seller
      from cart c join cart_line l on l.cart_id = c.id join product p on p.id = l.product_id
      join product_text t on t.product_id = p.id and t.lang = 'it' join warehouse w on w.id = c.warehouse_id
      join seller s on s.id = w.seller_id where c.account_id = $1::uuid order by c.created_at, l.added_at`,
  }
  return async ({ id }, productId) => {
    const client = await pool.connect()
    await client.query('begin')
    const { rows } = await client.query({ ...cart, values: [id, productId] })
    await client.query({ ...line, values: [rows[0].id, productId] })
    const { rowCount } = await client.query({ ...read, values: [id] })
    await client.query('commit')
    client.release()
    if (!rowCount) throw new Error('the bare transaction added nothing')
  }
}

async function openBench(shop: Shop) {
  const database = new pg.Client({ connectionString: shop.databaseUrl })
  await database.connect()
  await database.query('update product set stock = 100000')
  const { rows: products } = await database.query<{ id: string }>(
    `select id from product where status = 'published' and not alcohol order by id`,
  )
  const customers = await createCustomers(shop, CUSTOMERS)
  const { rows: ids } = await database.query<{ id: string }>(
    'select a.account_id as id from unnest($1::uuid[]) with ordinality given(id, place) join address a on a.id = given.id order by place',
    [customers.map(({ addressId }) => addressId)],
  )
  const { rows } = await database.query<{ pid: number }>('select pg_backend_pid() as pid')
  /** One round: every customer adds every line to the carts as they are. @returns milliseconds of each call */
  const play = async (step: Step): Promise<number[]> => {
    let turn = 0
    return repeat(CALLS, CLIENTS, async () => {
      const number = turn++
      const [customer, id] = [customers[number % CUSTOMERS], ids[number % CUSTOMERS]?.id]
      const product = products[(number * 7) % products.length]
      if (!customer || !id || !product) throw new Error('nothing to add')
      await step({ customer, id }, product.id)
    })
  }
  const emptyCarts = () => database.query('delete from cart')
  return { play, emptyCarts, server: serverOf(rows[0]?.pid ?? 0), close: () => database.end() }
}

type Run = { programs: number; database: number; call: number; bare: number }

function figuresOf(runs: readonly Run[]): Figure[] {
  const figure = (name: string, unit: string, limit: number, values: number[]): Figure => ({
    name: `cart with a new line: ${name}`,
    unit,
    limit,
    value: median(values),
    runs: values,
  })
  return [
    figure(
      'CPU of storefront + backend',
      'ms',
      1.2,
      runs.map(({ programs }) => programs),
    ),
    figure(
      'CPU of the database',
      'ms',
      1.2,
      runs.map(({ database }) => database),
    ),
    {
      ...figure(
        'p50 at 16 clients against the bare transaction',
        '×',
        6,
        runs.map((run) => round(run.call / run.bare)),
      ),
      detail: {
        'call p50 ms': round(median(runs.map(({ call }) => call))),
        'transaction p50 ms': round(median(runs.map((run) => run.bare))),
      },
    },
  ]
}

/**
 * A cart with a new line: CPU of programs and database a call, at 16 clients, and the wait against the bare transaction behind it,
 * measured in turn in the same run.
 */
export async function measureCart(shop: Shop): Promise<Figure[]> {
  const { play, emptyCarts, server, close } = await openBench(shop)
  const pool = new pg.Pool({ connectionString: shop.databaseUrl, max: CLIENTS })
  const bare = bareStep(pool)
  const ours: Step = ({ customer }, productId) =>
    callAsBrowser(shop, customer, { method: 'PUT', path: '/api/me/carts', body: { productId, quantity: 1 } })
  for (let warm = 0; warm < WARM_UP_ROUNDS; warm++) {
    await emptyCarts()
    await play(ours)
  }
  await emptyCarts()
  await play(bare)
  const runs: Run[] = []
  const programCpu = () => processCpuMs(shop.storefront.pid) + processCpuMs(shop.backend.pid)
  for (let run = 0; run < RUNS; run++) {
    await emptyCarts()
    const bareP50 = median(await play(bare))
    await emptyCarts()
    const [programBefore, databaseBefore] = [programCpu(), postgresServerCpuMs(server)]
    const call = median(await play(ours))
    runs.push({
      programs: round((programCpu() - programBefore) / CALLS, 3),
      database: round((postgresServerCpuMs(server) - databaseBefore) / CALLS, 3),
      call,
      bare: bareP50,
    })
  }
  await pool.end()
  await close()
  return figuresOf(runs)
}
