import type { Random } from '../random.ts'
import { closeDisputes, dashboardRefund, openDispute, payOutShops, returnPayouts } from './bank-actions.ts'
import { saveCardAs } from './card-actions.ts'
import { forge, hookArrives } from './message-actions.ts'
import { judge } from './operator-actions.ts'
import { atProvider } from './provider-actions.ts'
import { type Action, anybody } from './request.ts'
import { serve } from './shop-actions.ts'
import { cancelAs, fillAs, lookAs, payAs, placeAs, pry, withdrawAs } from './shopper-actions.ts'
import { jump, jumpDays, work } from './work-actions.ts'

const often = (times: number, action: Action): Action[] => Array.from({ length: times }, () => action)

/** Shoppers and shops before their screens. */
const people: readonly Action[] = [
  ...often(2, fillAs(anybody)),
  ...often(4, placeAs(anybody)),
  ...often(3, payAs(anybody, 'web')),
  ...often(3, payAs(anybody, 'stripe')),
  ...often(2, payAs(anybody, 'direct')),
  payAs(anybody, 'paypal'),
  payAs(anybody, 'satispay'),
  payAs(anybody, 'bankwire'),
  ...often(3, lookAs(anybody)),
  saveCardAs(anybody),
  cancelAs(anybody),
  ...often(2, withdrawAs(anybody)),
  ...often(5, serve),
  judge,
  pry,
]

/** Providers, banks, workers and time. */
const surroundings: readonly Action[] = [
  ...often(6, atProvider()),
  ...often(5, hookArrives),
  ...often(3, work('inbox')),
  ...often(3, work('outbox')),
  ...often(2, work('reconcile')),
  ...often(2, work('expire')),
  work('sweep'),
  work('orders'),
  work('dead effects'),
  ...often(2, jump),
  jumpDays,
  forge,
  dashboardRefund(),
  openDispute,
  closeDisputes(),
  payOutShops,
  returnPayouts,
]

/** The next thing that happens in a free history. */
export const chooseAction = (random: Random): Action =>
  random.pick(random.chance(0.6) ? people : surroundings)
