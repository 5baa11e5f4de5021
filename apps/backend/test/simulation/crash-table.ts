import type { ScriptName } from './scripts.ts'

/** Before and after calls and statements. */
const around = (...calls: readonly string[]) => calls.flatMap((call) => [`before ${call}`, `after ${call}`])
const transaction = ['in transaction', 'before commit', 'after commit']
/** What a request does that reads, then writes in one transaction. */
const request = ['before read', 'before connection', ...transaction]
/** What the first payment of a customer needs at MangoPay. */
const newBuyer = around(
  'POST mangopay/oauth/token',
  'POST mangopay/users/natural',
  'POST mangopay/wallets',
  'write account',
)

/**
 * Every point at which the process may be ended, by the message it was working on: before and after each call of a provider, each
 * statement with effects, each commit and each mail. The story named first leads there.
 */
const pointsByMessage: readonly (readonly [ScriptName, string, readonly string[]])[] = [
  ['web', 'place', request],
  ['web', 'pay web', [...request, ...newBuyer, ...around('POST mangopay/payins/card/web')]],
  ['web', 'look', [...request, ...around('write payment_attempt', 'GET mangopay/payins/:id')]],
  ['web', 'hook of MangoPay', ['before connection', ...around('write provider_event')]],
  ['web', 'inbox', [...request, ...around('write provider_event', 'GET mangopay/payins/:id')]],
  [
    'web',
    'outbox',
    [
      'before connection',
      'before read',
      ...around(
        'write outbox',
        'mail',
        'write seller_transfer',
        'POST mangopay/transfers',
        'write ledger_entry',
      ),
    ],
  ],
  ['web', 'reconcile', ['before connection', ...around('write payment_attempt')]],
  ['web', 'expire', ['before connection', 'before read']],
  [
    'web',
    'sweep',
    [
      'before connection',
      'before read',
      ...around('GET mangopay/events', 'write provider_event', 'write provider_setting'),
    ],
  ],
  ['web', 'dead effects', ['before connection', 'before read']],
  ['stripe', 'pay stripe', [...request, ...around('POST stripe/checkout/sessions')]],
  ['stripe', 'look', around('GET stripe/checkout/sessions/:id')],
  ['stripe', 'hook of Stripe', ['before connection', 'before read', ...around('write provider_event')]],
  ['stripe', 'inbox', around('GET stripe/checkout/sessions/:id')],
  ['stripe', 'outbox', around('GET stripe/checkout/sessions/:id', 'POST stripe/transfers')],
  ['stripe', 'sweep', around('POST mangopay/oauth/token')],
  [
    'direct',
    'register card',
    [
      ...newBuyer,
      'before read',
      'before connection',
      ...around('POST mangopay/cardregistrations', 'write card_registration'),
    ],
  ],
  [
    'direct',
    'keep card',
    [
      ...request,
      ...around('write card_registration', 'PUT mangopay/cardregistrations/:id', 'GET mangopay/cards/:id'),
    ],
  ],
  ['direct', 'pay direct', [...request, ...around('POST mangopay/payins/card/direct')]],
  ['unnoticed', 'reconcile', [...transaction, 'before read', ...around('GET mangopay/payins/:id')]],
  ['unnoticedStripe', 'reconcile', around('GET stripe/checkout/sessions/:id')],
  ['left', 'expire', transaction],
  [
    'leftAtProvider',
    'expire',
    around('POST stripe/checkout/sessions/:id/expire', 'GET stripe/checkout/sessions/:id'),
  ],
  ['late', 'expire', around('GET mangopay/payins/:id', 'POST mangopay/oauth/token')],
  ['late', 'look', around('write session')],
  ['cancelled', 'cancel', request],
  [
    'cancelled',
    'outbox',
    [...transaction, ...around('POST mangopay/transfers/:id/refunds', 'POST mangopay/payins/:id/refunds')],
  ],
  ['cancelled', 'inbox', around('GET mangopay/refunds/:id')],
  ['cancelledStripe', 'outbox', around('POST stripe/transfers/:id/reversals', 'POST stripe/refunds')],
  ['cancelledStripe', 'inbox', around('GET stripe/refunds', 'GET stripe/refunds/:id')],
  [
    'cancelledUnpaid',
    'cancel',
    around('POST stripe/checkout/sessions/:id/expire', 'GET stripe/checkout/sessions/:id'),
  ],
  ['replaced', 'place', around('GET mangopay/payins/:id')],
  ['replaced', 'outbox', around('GET mangopay/payins/:id')],
  ['replacedStripe', 'place', around('GET stripe/checkout/sessions/:id')],
  [
    'replacedStripe',
    'outbox',
    around('POST stripe/checkout/sessions/:id/expire', 'GET stripe/checkout/sessions/:id'),
  ],
  ['paypal', 'pay paypal', [...request, ...newBuyer, ...around('POST mangopay/payins/:id/paypal')]],
  ['satispay', 'pay satispay', [...request, ...newBuyer, ...around('POST mangopay/payins/:id/satispay')]],
  ['transfer', 'pay bankwire', [...request, ...newBuyer, ...around('POST mangopay/payins/bankwire/direct')]],
  ['returnedGoods', 'accept', request],
  ['returnedGoods', 'prepare', request],
  ['returnedGoods', 'ship', request],
  ['returnedGoods', 'deliver', request],
  ['returnedGoods', 'withdraw', request],
  ['returnedGoods', 'decide return', request],
  ['refusedReturn', 'orders', request],
  ['refunded', 'refund amount', request],
  ['refunded', 'refund piece', request],
  ['refunded', 'refund all', request],
  ['owed', 'inbox', around('GET mangopay/payouts/:id')],
  ['owed', 'outbox', around('write transfer_reversal')],
  ['owed', 'decide case', request],
  ['abandoned', 'refund all', request],
  ['abandoned', 'decide case', request],
  ['abandonedStripe', 'decide case', request],
  ['disputed', 'inbox', around('GET mangopay/disputes/:id', 'GET mangopay/repudiations/:id')],
  ['disputedStripe', 'inbox', around('GET stripe/disputes/:id')],
  ['forgotten', 'outbox', around('POST mangopay/oauth/token')],
]

/** One row for each pair of message and point. */
export const crashTable: readonly (readonly [ScriptName, string, string])[] = pointsByMessage.flatMap(
  ([script, kind, points]) => points.map((point) => [script, kind, point] as const),
)
