import {
  type Action,
  atProvider,
  cancelAs,
  deliverAll,
  lookAs,
  payAs,
  placeAs,
  saveCardAs,
  wait,
  work,
} from './actions.ts'
import { Crashed } from './scheduler.ts'
import type { World } from './world.ts'

const MINUTE_MS = 60_000
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
} satisfies Record<string, readonly Action[]>

export type ScriptName = keyof typeof scenarios

/** Short stories in a fixed order, each of which a crash may interrupt anywhere: the end must be the same (I12). */
export const scripts = Object.fromEntries(
  Object.entries(scenarios).map(([name, actions]) => [name, actions.map(insisting)]),
) as unknown as Record<ScriptName, readonly Action[]>
