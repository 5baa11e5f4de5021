import type Stripe from 'stripe'
import type { Database } from '../../../platform/database/open-database.ts'
import { orderTitle } from '../order-title.ts'
import {
  type PaymentProvider,
  ProviderRefused,
  type Snapshot,
  type StartRequest,
  type TransferRequest,
} from '../payment-provider.ts'
import { listSellers } from '../provider-accounts.store.ts'
import { callStripe } from './stripe-client.ts'

/** A session must live 30 minutes at least; the margin is for clocks that differ (payments reference §4.4). */
const SESSION_MS = 31 * 60_000

/** A page of Stripe's lists; a checkout has far fewer orders. */
const MOST_TRANSFERS = 100

type Session = Stripe.Checkout.Session

/** How a session stands; a bank that takes days to say no leaves it complete, and its payment says so. */
function sessionStatus({ status, payment_status, payment_intent: intent }: Session): Snapshot['status'] {
  if (status === 'expired') return 'expired'
  if (status === 'open') return 'requires_action'
  if (payment_status === 'paid') return 'succeeded'
  const payment = intent !== null && typeof intent !== 'string' ? intent.status : null
  return payment === 'requires_payment_method' || payment === 'canceled' ? 'failed' : 'processing'
}

/** What a session says, in our words. A declined card inside Checkout leaves it open. */
function sessionSnapshot(session: Session): Snapshot {
  return {
    providerId: session.id,
    attemptId: session.metadata?.attempt_id ?? null,
    status: sessionStatus(session),
    amountCents: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
    resultCode: null,
    redirectUrl: session.url,
    secureModeRedirectUrl: null,
    secureModeReturnUrl: null,
  }
}

function sessionParams(request: StartRequest): Stripe.Checkout.SessionCreateParams {
  const metadata = { checkout_id: request.checkoutId, attempt_id: request.attemptId }
  return {
    mode: 'payment',
    ui_mode: 'hosted_page',
    client_reference_id: request.checkoutId,
    locale: request.locale,
    customer_email: request.email,
    expires_at: Math.floor(request.sessionEndsAt.getTime() / 1000),
    success_url: `${request.returnUrl}&session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${request.returnUrl}&cancelled=1`,
    // One line per order: no rounding of Stripe's can differ from ours.
    line_items: request.orders.map((order) => ({
      quantity: 1,
      price_data: {
        currency: 'eur',
        unit_amount: order.amountCents,
        product_data: { name: orderTitle(order.id, request.locale) },
      },
    })),
    metadata,
    payment_intent_data: { transfer_group: request.checkoutId, metadata },
  }
}

/** The charge behind a paid session. @throws ProviderRefused when there is none yet */
async function paidCharge(stripe: Stripe, sessionId: string): Promise<string> {
  const session = await callStripe(() =>
    stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent.latest_charge'] }),
  )
  const intent = session.payment_intent
  const charge = intent && typeof intent !== 'string' ? intent.latest_charge : null
  if (!intent || typeof intent === 'string' || !charge) {
    throw new ProviderRefused('not_paid', 'Stripe: the session has no charge')
  }
  return typeof charge === 'string' ? charge : charge.id
}

/** The transfer of an order, if an earlier request made it: each has one, however often it was refused before. */
async function findTransfer(stripe: Stripe, { checkoutId, orderId }: TransferRequest) {
  const { data } = await callStripe(() =>
    stripe.transfers.list({ transfer_group: checkoutId, limit: MOST_TRANSFERS }),
  )
  return data.find(({ metadata }) => metadata.order_id === orderId) ?? null
}

/** Stripe: hosted Checkout on the platform's account, one transfer per order tied to the charge. */
export function createStripeProvider(stripe: Stripe, db: Database): PaymentProvider {
  const read = async (id: string) =>
    sessionSnapshot(
      await callStripe(() => stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] })),
    )
  const start = async (request: StartRequest) => {
    const options = { idempotencyKey: `checkout:${request.attemptId}` }
    return sessionSnapshot(
      await callStripe(() => stripe.checkout.sessions.create(sessionParams(request), options)),
    )
  }
  return {
    name: 'stripe',
    sessionMs: () => SESSION_MS,
    start,
    // The same key replays the first answer; a session whose end has passed is refused, so nothing new can come of it.
    recover: start,
    read,
    async endSession(providerId) {
      // A session that is no longer open refuses: what became of it is read afterwards all the same.
      await callStripe(() => stripe.checkout.sessions.expire(providerId)).catch((error: unknown) => {
        if (!(error instanceof ProviderRefused)) throw error
      })
    },
    async transfer(request) {
      const known = request.queryFirst ? await findTransfer(stripe, request) : null
      if (known) return { providerId: known.id, succeeded: true }
      const [seller] = await listSellers(db, { id: request.sellerId })
      const charge = await paidCharge(stripe, request.providerPaymentId)
      try {
        const transfer = await callStripe(() =>
          stripe.transfers.create(
            {
              amount: request.amountCents - request.commissionCents,
              currency: 'eur',
              destination: seller?.stripeAccountId ?? '',
              source_transaction: charge,
              transfer_group: request.checkoutId,
              metadata: { order_id: request.orderId, attempt_id: request.attemptId },
            },
            { idempotencyKey: request.key },
          ),
        )
        return { providerId: transfer.id, succeeded: true }
      } catch (error) {
        if (!(error instanceof ProviderRefused)) throw error
        return { providerId: '', succeeded: false, reason: `${error.code} ${error.message}` }
      }
    },
  }
}
