import { setTimeout as wait } from 'node:timers/promises'
import { createCustomers } from '../customers.ts'
import { type Figure, round } from '../figure.ts'
import { repeat } from '../load.ts'
import { buy, keepBuying, type Step } from './buyers.ts'
import { type Cluster, startCluster } from './start-cluster.ts'
import { keepLooking } from './visitors.ts'

const BUYERS = 200
/** Purchases a second while nodes are killed: two cores bear that beside everything else. */
const PER_SECOND = 6
const CLIENTS = 8
const READS = 600
const LAG_MS = 5000
/** A page says that a product is bought out no later than this after the order that took the last piece, in milliseconds. */
const KNOWN_MS = 1000
/** Calm before and after each fault, in milliseconds. */
const CALM_MS = 4000
/** What runs once is started again by systemd, which waits for so long (`RestartSec`), in milliseconds. */
const RESTART_MS = 100

const seconds = (ms: number) => round(ms / 1000, 1)

async function readsPerSecond(url: string, products: readonly string[]): Promise<number> {
  const started = performance.now()
  let turn = 0
  await repeat(READS, CLIENTS, async () => {
    const answer = await fetch(`${url}/pages/products/${products[turn++ % products.length]}?lang=it`)
    if (!answer.ok) throw new Error(`a page was answered ${answer.status}`)
    await answer.arrayBuffer()
  })
  return (READS * 1000) / (performance.now() - started)
}

/** One backend against two, page reads of changing products through nginx. */
async function measureScale({ singleUrl, apiUrl }: Cluster, products: readonly string[]): Promise<Figure> {
  await readsPerSecond(apiUrl, products)
  const [one, two]: [number[], number[]] = [[], []]
  for (let round = 0; round < 3; round++) {
    one.push(await readsPerSecond(singleUrl, products))
    two.push(await readsPerSecond(apiUrl, products))
  }
  const best = [Math.max(...one), Math.max(...two)] as const
  return {
    name: 'cluster: page reads a second of one backend against two, all on one machine',
    unit: '×',
    limit: 1,
    value: round(best[0] / best[1]),
    runs: one.map((rate, index) => round(rate / (two[index] ?? 1))),
    detail: { 'one backend': round(best[0], 0), 'two backends': round(best[1], 0) },
  }
}

/** The replica stands still for five seconds while the last piece is sold. */
async function measureLag(
  cluster: Cluster,
  product: string,
  customer: Parameters<typeof buy>[1],
): Promise<Figure> {
  const { onPrimary, onReplica, shopUrl, apiUrl } = cluster
  await onPrimary('update product set stock = 1 where id = $1', [product])
  const visitors = keepLooking(`${shopUrl}/product/${product}`)
  await wait(2000)
  await onReplica('select pg_wal_replay_pause()')
  const steps = await buy(apiUrl, customer, product)
  const sold = performance.now()
  if (!steps.at(-1)?.id) throw new Error(`the last piece could not be bought: ${JSON.stringify(steps)}`)
  await wait(LAG_MS)
  await onReplica('select pg_wal_replay_resume()')
  await wait(2000)
  await visitors.stop()
  const wrong = visitors.looks.filter(({ at, isBuyable }) => isBuyable && at > sold)
  const lastWrong = wrong.at(-1)
  if (!visitors.looks.some(({ isBuyable }) => isBuyable)) throw new Error('the page never said "in stock"')
  return {
    name: `cluster: replica ${LAG_MS / 1000} s behind, pages that show what was bought out later than ${KNOWN_MS / 1000} s`,
    unit: 'pages',
    limit: 0,
    value: wrong.filter(({ at }) => at > sold + KNOWN_MS).length,
    runs: [wrong.length],
    detail: {
      looks: visitors.looks.length,
      'last wrong after ms': lastWrong ? round(lastWrong.at - sold, 0) : 0,
    },
  }
}

const failed = (steps: readonly Step[]) => steps.filter(({ fault }) => fault !== null)

/** Kills one of each kind under load, one after the other, and the primary at last. */
async function measureFaults(
  cluster: Cluster,
  products: readonly string[],
  customers: Parameters<typeof keepBuying>[1],
) {
  const { shopUrl, apiUrl, nodes } = cluster
  const visitors = keepLooking(`${shopUrl}/product/${products[0]}`)
  const buyers = keepBuying(apiUrl, customers, products, PER_SECOND)
  await wait(CALM_MS)
  for (const { name, node, isTwice } of nodes) {
    node.kill()
    await wait(isTwice ? CALM_MS : RESTART_MS)
    await node.again()
    console.log(`  ${name} killed and back`)
    await wait(CALM_MS)
  }
  const began = performance.now()
  await cluster.promote()
  console.log(`  replica promoted after ${seconds(performance.now() - began)} s`)
  await wait(3 * CALM_MS)
  await buyers.stop()
  await visitors.stop()
  const { steps } = buyers
  const answered = (kind: Step['kind'], after: number) =>
    steps.find((step) => step.kind === kind && step.at > after && step.fault === null && step.tries === 1)
  const isBack = answered('order', began + 500)?.at ?? Number.POSITIVE_INFINITY
  const duringPromotion = failed(steps).filter(({ at }) => at > began - 6000 && at < isBack)
  const otherwise = failed(steps).filter((step) => !duringPromotion.includes(step))
  for (const { kind, fault } of otherwise.slice(0, 5)) console.log(`  failed ${kind}: ${fault}`)
  const ids = steps.flatMap(({ id }) => (id ? [id] : []))
  const { rows } = await cluster.onPrimary(
    'select count(*)::int as n from checkout where id = any($1::uuid[])',
    [ids],
  )
  const broken = visitors.looks.filter(({ status }) => status !== 200)
  const figure = (name: string, value: number, limit: number, detail: Figure['detail'] = {}): Figure => ({
    name: `cluster: ${name}`,
    unit: '',
    limit,
    value,
    runs: [value],
    detail,
  })
  return [
    figure('carts and orders that failed twice, outside of the promotion', otherwise.length, 0, {
      steps: steps.length,
      'answered at the second try': steps.filter(({ tries, fault }) => tries > 1 && fault === null).length,
    }),
    figure('seconds without orders at the promotion', seconds(isBack - began), 15, {
      'failed twice meanwhile': duringPromotion.length,
    }),
    figure('orders that were answered and are gone', ids.length - (rows[0]?.n ?? 0), 0, {
      orders: ids.length,
    }),
    figure('product pages not answered', broken.length, 3, { looks: visitors.looks.length }),
  ]
}

/** Two storefronts, two backends, primary, replica, PgBouncer and nginx on this machine; some two minutes after the start. */
export async function measureCluster(keep: (figures: Figure | Figure[]) => void): Promise<void> {
  const cluster = await startCluster()
  try {
    const { rows } = await cluster.onPrimary(
      `update product set stock = 100000 where status = 'published' and not alcohol and 'IT' = any(ships_to) returning id`,
    )
    const products = rows.map(({ id }) => String(id))
    const customers = await createCustomers({ databaseUrl: cluster.databaseUrl }, BUYERS)
    await wait(3000)
    keep(await measureScale(cluster, products))
    const [last, ...others] = products
    const [first, ...buyers] = customers
    if (!last || !first) throw new Error('the demonstration has no product to sell')
    keep(await measureLag(cluster, last, first))
    keep(await measureFaults(cluster, others, buyers))
  } finally {
    await cluster.stop()
  }
}
