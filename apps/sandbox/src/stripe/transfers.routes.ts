import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { nextId } from '../ids.ts'
import type { Sandbox } from '../sandbox.ts'
import { balanceOf } from './balance.ts'
import { emitStripe } from './emit-event.ts'
import { invalid, missing, StripeError } from './errors.ts'
import { expand } from './expand.ts'
import { list } from './lists.ts'
import { readParameters, shapes } from './parameters.ts'
import { shown } from './shown.ts'
import type { Reversal, Transfer } from './types.ts'

const creation = z.strictObject({
  amount: shapes.cents.refine((cents) => cents > 0, 'must be at least 1'),
  currency: shapes.currency,
  destination: z.string(),
  source_transaction: z.string().optional(),
  transfer_group: z.string().optional(),
  description: z.string().optional(),
  metadata: shapes.metadata,
  expand: shapes.expand,
})
const reversal = z.strictObject({
  amount: shapes.cents.refine((cents) => cents > 0, 'must be at least 1').optional(),
  description: z.string().optional(),
  refund_application_fee: shapes.flag.optional(),
  metadata: shapes.metadata,
  expand: shapes.expand,
})
const onlyExpand = z.strictObject({ expand: shapes.expand })
type Path = { Params: { id: string } }

/** Transfers to sellers and their reversals (§4.4). */
export function transfersRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { stripe } = sandbox.state
  const get = (id: string): Transfer => {
    const transfer = stripe.transfers[id]
    if (!transfer) throw missing('transfer', id)
    return transfer
  }
  app.post('/transfers', async ({ body }) => {
    const wanted = readParameters(creation, body)
    return expand(sandbox, shown(create(sandbox, wanted)), wanted.expand)
  })
  app.get('/transfers', async ({ url }) =>
    list(sandbox, url, Object.values(stripe.transfers), ['destination', 'transfer_group']),
  )
  app.get<Path>('/transfers/:id', async ({ params, url }) => {
    const { expand: paths } = readParameters(onlyExpand, url.split('?')[1] ?? '')
    return expand(sandbox, shown(get(params.id)), paths)
  })
  app.post<Path>('/transfers/:id/reversals', async ({ params, body }) => {
    const wanted = readParameters(reversal, body)
    return expand(sandbox, shown(reverse(sandbox, get(params.id), wanted)), wanted.expand)
  })
  app.get<Path>('/transfers/:id/reversals', async ({ params, url }) => {
    const { id } = get(params.id)
    return list(
      sandbox,
      url,
      Object.values(stripe.reversals).filter((one) => one.transfer === id),
    )
  })
}

function create(sandbox: Sandbox, wanted: z.output<typeof creation>): Transfer {
  const { state, clock } = sandbox
  const { stripe } = state
  const account = stripe.accounts[wanted.destination]
  if (!account) {
    throw invalid('destination', `No such destination: '${wanted.destination}'`, 'resource_missing')
  }
  if (account.capabilities.transfers !== 'active' || !account.charges_enabled) {
    const text =
      'Your destination account needs to have at least one of the following capabilities enabled: transfers'
    throw new StripeError(400, text, { code: 'insufficient_capabilities_for_transfer' })
  }
  takeFunds(sandbox, wanted)
  const transfer: Transfer = {
    id: nextId(state, 'tr_1'),
    object: 'transfer',
    created: clock.nowSeconds(),
    livemode: false,
    metadata: wanted.metadata,
    amount: wanted.amount,
    amount_reversed: 0,
    currency: wanted.currency,
    description: wanted.description ?? null,
    destination: account.id,
    reversed: false,
    source_transaction: wanted.source_transaction ?? null,
    transfer_group:
      wanted.transfer_group ?? stripe.charges[wanted.source_transaction ?? '']?.transfer_group ?? null,
  }
  stripe.transfers[transfer.id] = transfer
  emitStripe(sandbox, 'transfer.created', transfer)
  return transfer
}

/** From the named charge (never more than it has in sum), or from what is available. */
function takeFunds(
  { state }: Sandbox,
  { amount, currency, source_transaction }: z.output<typeof creation>,
): void {
  const { stripe } = state
  const balance = balanceOf(stripe, currency)
  if (source_transaction === undefined) {
    if (balance.available < amount) {
      const text =
        'You have insufficient available funds in your Stripe account. Try adding funds directly to your available balance by creating Charges using the 4000000000000077 test card.'
      throw new StripeError(400, text, { code: 'balance_insufficient' })
    }
    balance.available -= amount
    return
  }
  const charge = stripe.charges[source_transaction]
  if (!charge?.paid) {
    throw invalid('source_transaction', `No such charge: '${source_transaction}'`, 'resource_missing')
  }
  if (charge.currency !== currency) throw invalid('currency', 'The currency is not the one of the charge')
  const used = Object.values(stripe.transfers)
    .filter((one) => one.source_transaction === source_transaction)
    .reduce((sum, one) => sum + one.amount - one.amount_reversed, 0)
  if (used + amount > charge.amount) {
    throw invalid(
      'amount',
      'The transfers of this charge would be more than the charge',
      'transfer_source_balance_insufficient',
    )
  }
  balance.pending -= amount
}

/** What is left of a seller's transfers after payouts, in cents. */
function inAccount({ state }: Sandbox, account: string): number {
  const { transfers, paidOut } = state.stripe
  return Object.values(transfers)
    .filter(({ destination }) => destination === account)
    .reduce((sum, { amount, amount_reversed }) => sum + amount - amount_reversed, -(paidOut[account] ?? 0))
}

function reverse(sandbox: Sandbox, transfer: Transfer, wanted: z.output<typeof reversal>): Reversal {
  const { state, clock } = sandbox
  const left = transfer.amount - transfer.amount_reversed
  const amount = wanted.amount ?? left
  if (left === 0) throw new StripeError(400, `Transfer ${transfer.id} has already been reversed.`)
  if (amount > left) throw invalid('amount', `Transfer ${transfer.id} can be reversed by ${left} at most`)
  if (inAccount(sandbox, transfer.destination) < amount) {
    const text = 'The seller’s account has insufficient funds for this reversal.'
    throw new StripeError(400, text, { code: 'balance_insufficient' })
  }
  transfer.amount_reversed += amount
  transfer.reversed = transfer.amount_reversed === transfer.amount
  const balance = balanceOf(state.stripe, transfer.currency)
  balance.available += amount
  const made: Reversal = {
    id: nextId(state, 'trr_1'),
    object: 'transfer_reversal',
    created: clock.nowSeconds(),
    livemode: false,
    metadata: wanted.metadata,
    amount,
    currency: transfer.currency,
    transfer: transfer.id,
  }
  state.stripe.reversals[made.id] = made
  emitStripe(sandbox, 'transfer.reversed', transfer)
  return made
}
