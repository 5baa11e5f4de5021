import type Stripe from 'stripe'
import { ProviderRefused } from '../payment-provider.ts'
import type { SellerOnboarding } from '../seller-onboarding.ts'
import { callStripe } from './stripe-client.ts'

/** Events that make us look; everything else is found by the reconciler. */
export const stripeEventTypes = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
  'account.updated',
] as const

/** The signing secret of our endpoint, kept between starts. */
export type SecretStore = { find(): Promise<string | null>; save(secret: string): Promise<void> }

type Options = { stripe: Stripe; hookUrl: string; isSandbox: boolean; secrets: SecretStore }

/** Registers our webhook address; one whose secret we do not know is replaced, for the secret is told only once. */
async function listen({ stripe, hookUrl, secrets }: Options): Promise<void> {
  const { data } = await callStripe(() => stripe.webhookEndpoints.list({ limit: 100 }))
  const known = data.filter(({ url }) => url === hookUrl)
  const sound = known.find(({ status }) => status === 'enabled')
  if (sound && (await secrets.find()) !== null) {
    if (stripeEventTypes.every((type) => sound.enabled_events.includes(type))) return
    await callStripe(() =>
      stripe.webhookEndpoints.update(sound.id, { enabled_events: [...stripeEventTypes] }),
    )
    return
  }
  for (const { id } of known) await callStripe(() => stripe.webhookEndpoints.del(id))
  const created = await callStripe(() =>
    stripe.webhookEndpoints.create({ url: hookUrl, enabled_events: [...stripeEventTypes] }),
  )
  if (created.secret) await secrets.save(created.secret)
}

/** Sellers and the webhook at Stripe. */
export function createStripeOnboarding(options: Options): SellerOnboarding {
  const { stripe, isSandbox } = options
  return {
    name: 'stripe',
    isSandbox,
    unpayable: { stripe_charges_enabled: false },
    async knows(seller) {
      const id = seller.stripeAccountId
      if (!id) return false
      return callStripe(() => stripe.accounts.retrieve(id)).then(
        () => true,
        (error: unknown) => {
          if (error instanceof ProviderRefused) return false
          throw error
        },
      )
    },
    async create(seller) {
      const account = await callStripe(() =>
        stripe.accounts.create(
          { type: 'express', country: 'IT', email: seller.email, metadata: { seller_id: seller.id } },
          { idempotencyKey: `seller:${seller.id}:${seller.email}` },
        ),
      )
      return { stripe_account_id: account.id, stripe_charges_enabled: account.charges_enabled === true }
    },
    async check(seller) {
      const id = seller.stripeAccountId
      if (!id) return { change: {}, missing: 'no Stripe account (stripe_account_id)' }
      const account = await callStripe(() => stripe.accounts.retrieve(id))
      const enabled = account.charges_enabled === true
      return {
        change: { stripe_charges_enabled: enabled },
        missing: enabled ? null : 'the Stripe account cannot take payments yet',
      }
    },
    listen: () => listen(options),
  }
}
