import { sql } from 'kysely'
import {
  closeDisputes,
  dashboardRefund,
  openDispute,
  payOutShops,
  returnPayouts,
} from './actions/bank-actions.ts'
import { saveCardAs } from './actions/card-actions.ts'
import { deliverAll } from './actions/message-actions.ts'
import { judgeAll } from './actions/operator-actions.ts'
import { atProvider } from './actions/provider-actions.ts'
import type { Action } from './actions/request.ts'
import { type Deed, shopDoes } from './actions/shop-actions.ts'
import { cancelAs, fillAs, lookAs, payAs, placeAs, type Way, withdrawAs } from './actions/shopper-actions.ts'
import { wait, work } from './actions/work-actions.ts'
import { Crashed } from './scheduler.ts'
import { DAY_MS } from './spend-time.ts'
import type { World } from './world/world.ts'

const MINUTE_MS = 60_000
/** The same in every run of a story, whatever its seed. */
const firstProduct = ({ productIds }: World) => productIds[0] ?? ''
const anna = ({ shoppers: [first] }: World) => {
  if (!first) throw new Error('nobody shops')
  return first
}

/** What broke off in the middle is asked for again, as a browser or a worker would. */
const insisting =
  (action: Action): Action =>
  async (world) => {
    for (;;) {
      try {
        return await action(world)
      } catch (error) {
        if (!(error instanceof Crashed)) throw error
      }
    }
  }

/** Everything that is queued for soon is done, also what a crash left to the next process. */
const finishOutbox: Action = async (world) => {
  const { backend } = world.sim
  for (let rounds = 0; rounds < 12; rounds++) {
    await work('outbox')(world)
    const { rows } = await sql<{ due: Date | null }>`
      select min(run_at) as due from outbox where done_at is null and dead_at is null`.execute(
      backend.services.db,
    )
    const waitMs = (rows[0]?.due?.getTime() ?? Number.POSITIVE_INFINITY) - backend.clock.now().getTime()
    if (waitMs > 10 * MINUTE_MS) return
    backend.clock.advance(Math.max(1000, waitMs))
  }
}

/** The same for what providers told us. */
const finishInbox: Action = async (world) => {
  const { backend } = world.sim
  for (let rounds = 0; rounds < 12; rounds++) {
    await deliverAll(world)
    await work('inbox')(world)
    const { rows } = await sql<{ due: Date | null }>`
      select min(next_try_at) as due from provider_event where processed_at is null`.execute(
      backend.services.db,
    )
    const waitMs = (rows[0]?.due?.getTime() ?? Number.POSITIVE_INFINITY) - backend.clock.now().getTime()
    if (waitMs > 10 * MINUTE_MS) return
    backend.clock.advance(Math.max(1000, waitMs))
  }
}

const shop = (deed: Deed, wish?: string) => shopDoes(anna, deed, wish)
/** Bought, paid, noticed, and the sellers have their money. */
const bought = (way: Way): Action[] => [
  ...[placeAs(anna), payAs(anna, way), atProvider('pays'), lookAs(anna)],
  finishOutbox,
]
const shipped: readonly Action[] = [shop('accept'), shop('prepare'), shop('ship')]

const told: readonly Action[] = [deliverAll, work('inbox'), lookAs(anna), work('outbox'), work('reconcile')]

const scenarios = {
  web: [placeAs(anna), payAs(anna, 'web'), lookAs(anna), atProvider('pays'), ...told],
  stripe: [placeAs(anna), payAs(anna, 'stripe'), lookAs(anna), atProvider('pays'), ...told],
  direct: [saveCardAs(anna, 'ok'), placeAs(anna), payAs(anna, 'direct'), ...told],
  refused: [
    placeAs(anna),
    payAs(anna, 'web'),
    atProvider('fails'),
    ...told,
    payAs(anna, 'stripe'),
    atProvider('pays'),
    ...told,
  ],
  unnoticed: [
    placeAs(anna),
    payAs(anna, 'web'),
    atProvider('pays'),
    wait(15_000),
    work('reconcile'),
    work('outbox'),
  ],
  unnoticedStripe: [
    placeAs(anna),
    payAs(anna, 'stripe'),
    atProvider('pays'),
    wait(15_000),
    work('reconcile'),
    work('outbox'),
  ],
  returned: [placeAs(anna), payAs(anna, 'web'), atProvider('pays'), lookAs(anna), work('outbox')],
  returnedStripe: [placeAs(anna), payAs(anna, 'stripe'), atProvider('pays'), lookAs(anna), work('outbox')],
  left: [placeAs(anna), wait(16 * MINUTE_MS), work('expire')],
  leftAtProvider: [
    placeAs(anna),
    payAs(anna, 'stripe'),
    wait(41 * MINUTE_MS),
    work('expire'),
    work('outbox'),
  ],
  late: [
    placeAs(anna),
    payAs(anna, 'web'),
    atProvider('late'),
    wait(26 * MINUTE_MS),
    work('expire'),
    wait(15 * MINUTE_MS),
    work('reconcile'),
    ...told,
  ],
  cancelled: [
    ...[placeAs(anna), payAs(anna, 'web'), atProvider('pays'), lookAs(anna), work('outbox')],
    ...[cancelAs(anna), work('outbox'), deliverAll, work('inbox')],
  ],
  cancelledStripe: [
    ...[placeAs(anna), payAs(anna, 'stripe'), atProvider('pays'), lookAs(anna), work('outbox')],
    ...[cancelAs(anna), work('outbox'), deliverAll, work('inbox')],
  ],
  cancelledUnpaid: [placeAs(anna), payAs(anna, 'stripe'), cancelAs(anna), work('outbox')],
  replaced: [
    ...[placeAs(anna), payAs(anna, 'web'), fillAs(anna, firstProduct), placeAs(anna), finishOutbox],
    ...[atProvider('pays'), ...told, finishOutbox],
  ],
  replacedStripe: [
    placeAs(anna),
    payAs(anna, 'stripe'),
    fillAs(anna, firstProduct),
    placeAs(anna),
    finishOutbox,
  ],
  paypal: [placeAs(anna), payAs(anna, 'paypal'), atProvider('pays'), ...told],
  satispay: [placeAs(anna), payAs(anna, 'satispay'), atProvider('pays'), ...told],
  transfer: [placeAs(anna), payAs(anna, 'bankwire'), lookAs(anna), atProvider('pays'), ...told],
  returnedGoods: [
    ...[...bought('web'), ...shipped, shop('deliver'), finishOutbox],
    ...[withdrawAs(anna, 'piece'), finishOutbox, shop('accept return'), finishOutbox, finishInbox],
  ],
  refusedReturn: [
    ...[...bought('stripe'), ...shipped, withdrawAs(anna, 'all'), shop('refuse return')],
    ...[shop('deliver'), finishOutbox, wait(21 * DAY_MS), work('orders')],
  ],
  withdrawn: [
    ...bought('stripe'),
    withdrawAs(anna, 'piece'),
    finishOutbox,
    withdrawAs(anna, 'all'),
    finishOutbox,
  ],
  refunded: [
    ...[...bought('web'), shop('refund amount'), finishOutbox, shop('refund piece'), finishOutbox],
    ...[...shipped, shop('refund all'), finishOutbox, finishInbox],
  ],
  refundedStripe: [
    ...bought('stripe'),
    shop('accept'),
    shop('refund piece'),
    finishOutbox,
    shop('refund all'),
    finishOutbox,
  ],
  owed: [
    ...[...bought('web'), payOutShops, finishInbox, shop('refund amount'), finishOutbox],
    ...[returnPayouts, finishInbox, finishOutbox],
  ],
  owedStripe: [
    ...[...bought('stripe'), payOutShops, shop('refund amount'), finishOutbox, returnPayouts],
    ...[judgeAll('seller_debt', 'retry'), finishOutbox],
  ],
  disputed: [
    ...[...bought('web'), openDispute, finishInbox, closeDisputes('lost'), finishInbox],
    ...[judgeAll('dispute', 'dispute_lost'), finishOutbox],
  ],
  disputedStripe: [
    ...[...bought('stripe'), ...shipped, openDispute, finishInbox, closeDisputes('won'), finishInbox],
    ...[judgeAll('dispute', 'dispute_won'), shop('deliver'), finishOutbox],
  ],
  abandoned: [
    ...[...bought('web'), ...shipped, openDispute, shop('refund all'), finishOutbox],
    ...[judgeAll('refund_failed', 'close'), closeDisputes('won'), finishInbox],
    ...[judgeAll('dispute', 'dispute_won'), finishOutbox, shop('refund all', 'again'), finishOutbox],
  ],
  abandonedStripe: [
    ...[...bought('stripe'), openDispute, shop('refund all'), finishOutbox, closeDisputes('won')],
    ...[judgeAll('refund_failed', 'close'), finishInbox, judgeAll('dispute', 'dispute_won'), finishOutbox],
  ],
  dashboard: [
    ...bought('web'),
    ...shipped,
    shop('deliver'),
    dashboardRefund('part'),
    finishInbox,
    finishOutbox,
  ],
  dashboardStripe: [...bought('stripe'), dashboardRefund('all'), finishInbox, finishOutbox],
  swept: [...bought('web'), shop('refund amount'), finishOutbox, work('sweep'), work('inbox')],
  // Three working days, at Christmas too: the date of a history depends on those before it.
  forgotten: [...bought('web'), wait(9 * DAY_MS), work('orders'), finishOutbox],
} satisfies Record<string, readonly Action[]>

export type ScriptName = keyof typeof scenarios

/** Short stories in a fixed order, each of which a crash may interrupt anywhere: the end must be the same (I12). */
export const scripts = Object.fromEntries(
  Object.entries(scenarios).map(([name, actions]) => [name, actions.map(insisting)]),
) as unknown as Record<ScriptName, readonly Action[]>
