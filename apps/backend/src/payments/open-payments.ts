import type { ProviderName } from '@filiera/contract/payments/payment'
import { listOf } from '@filiera/server-kit/host-names'
import { traced } from '@filiera/server-kit/watch/traces'
import type { Config } from '../config.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/open-database.ts'
import { createCallBudget } from './providers/call-budget.ts'
import type { CardVault } from './providers/card-vault.ts'
import type { MangopayEvents, StripeEvents } from './providers/catch-up.ts'
import { createCircuitBreaker } from './providers/circuit-breaker.ts'
import { createMangopayCards } from './providers/mangopay/mangopay-cards.ts'
import { createMangopayCatchUp } from './providers/mangopay/mangopay-catch-up.ts'
import { createMangopayClient } from './providers/mangopay/mangopay-client.ts'
import { type MangopayConnection, socketConnection } from './providers/mangopay/mangopay-connection.ts'
import { createMangopayMoneyBack, type PlatformWallet } from './providers/mangopay/mangopay-money-back.ts'
import { createMangopayOnboarding } from './providers/mangopay/mangopay-onboarding.ts'
import { createMangopayProvider } from './providers/mangopay/mangopay-provider.ts'
import type { MoneyBack } from './providers/money-back.ts'
import type { PaymentProvider } from './providers/payment-provider.ts'
import { findProviderSetting, saveProviderSetting } from './providers/provider-accounts.store.ts'
import type { SellerOnboarding } from './providers/seller-onboarding.ts'
import { createStripeCatchUp } from './providers/stripe/stripe-catch-up.ts'
import { createStripeClient, type StripeConnection, socketStripe } from './providers/stripe/stripe-client.ts'
import { createStripeMoneyBack } from './providers/stripe/stripe-money-back.ts'
import { createStripeOnboarding } from './providers/stripe/stripe-onboarding.ts'
import { createStripeProvider } from './providers/stripe/stripe-provider.ts'
import { refundPastPayments } from './refunds/past/refund-past-payments.ts'

/** Setting with user and wallet that start-up made for us on the sandbox. */
const SANDBOX_PLATFORM_WALLET = 'mangopay-sandbox-platform'

/** What the sandbox takes for keys. */
const SANDBOX = { clientId: 'sandbox', apiKey: 'sandbox-key', stripeKey: 'sk_test_sandbox' } as const

/** The payment world behind our ports. */
export type Payments = {
  providers: Record<ProviderName, PaymentProvider>
  moneyBack: Record<ProviderName, MoneyBack>
  /** What happened at MangoPay, for lost hooks. */
  mangopayEvents: MangopayEvents
  /** What happened at Stripe: it repeats its own for three days, and then no more. */
  stripeEvents: StripeEvents
  cards: CardVault
  onboarding: readonly SellerOnboarding[]
  /** Origins to which browsers may be sent to pay. */
  paymentOrigins: readonly string[]
  /** Origins where browsers may post cards. */
  tokeniserOrigins: readonly string[]
  /** Secrets that a webhook of Stripe may be signed with; none before the endpoint is registered. */
  stripeSecrets(): Promise<string[]>
  notifyInbox(): void
}

/** As browsers write them, whatever was typed. */
const originsOf = (text: string) => listOf(text).map((url) => new URL(url).origin)

const hookBase = (config: Config) => config.BACKEND_PUBLIC_URL.replace(/\/$/, '')

/** Our own wallet at MangoPay: the configured one, or the sandbox's. */
async function findPlatformWallet(config: Config, db: Database): Promise<PlatformWallet | null> {
  const { MANGOPAY_PLATFORM_USER_ID: userId, MANGOPAY_PLATFORM_WALLET_ID: walletId } = config
  if (userId && walletId) return { userId, walletId }
  const saved = await findProviderSetting(db, SANDBOX_PLATFORM_WALLET)
  const [savedUser, savedWallet] = saved?.split(' ') ?? []
  return savedUser && savedWallet ? { userId: savedUser, walletId: savedWallet } : null
}

/** How providers are reached; over sockets where it names nothing. */
export type PaymentConnections = { mangopay?: MangopayConnection; stripe?: StripeConnection }

/** An answer that says nothing of the call: the provider is broken, or asked too often. */
const isNone = (status: number) => status >= 500 || status === 429

function guardMangopay(connection: MangopayConnection): MangopayConnection {
  const guard = createCircuitBreaker(connection.now)
  return {
    ...connection,
    call: (call) =>
      guard(
        () =>
          traced('provider mangopay', { 'http.request.method': call.method }, () => connection.call(call)),
        ({ status }) => isNone(status),
      ),
  }
}

function guardStripe({ httpClient, ...connection }: StripeConnection, clock: Clock): StripeConnection {
  const guard = createCircuitBreaker(() => clock.now().getTime())
  return {
    ...connection,
    httpClient: {
      getClientName: () => httpClient.getClientName(),
      makeRequest: (...call) =>
        guard(
          () =>
            traced('provider stripe', { 'http.request.method': call[3] }, () =>
              httpClient.makeRequest(...call),
            ),
          (answer) => isNone(answer.getStatusCode()),
        ),
    },
  }
}

function openMangopay(
  config: Config,
  db: Database,
  clock: Clock,
  given: MangopayConnection = socketConnection,
) {
  const connection = guardMangopay(given)
  const { MANGOPAY_CLIENT_ID: clientId, MANGOPAY_API_KEY: apiKey } = config
  const isSandbox = !clientId || !apiKey
  const budget = createCallBudget(clock)
  const client = createMangopayClient(
    isSandbox
      ? { ...SANDBOX, baseUrl: config.SANDBOX_URL, connection, onCallsLeft: budget.note }
      : {
          clientId,
          apiKey,
          baseUrl: config.MANGOPAY_URL ?? 'https://api.sandbox.mangopay.com',
          connection,
          onCallsLeft: budget.note,
        },
  )
  const hookUrl = `${hookBase(config)}/hooks/mangopay/${config.MANGOPAY_HOOK_SECRET}`
  return {
    provider: createMangopayProvider(client, db, config.SHOP_NAME),
    events: createMangopayCatchUp(client, budget),
    moneyBack: createMangopayMoneyBack({ client, db, platform: () => findPlatformWallet(config, db) }),
    cards: createMangopayCards(client, db),
    onboarding: createMangopayOnboarding({
      client,
      hookUrl,
      isSandbox,
      platform: {
        find: () => findPlatformWallet(config, db),
        save: (own) =>
          saveProviderSetting(db, SANDBOX_PLATFORM_WALLET, `${own.userId} ${own.walletId}`, clock.now()),
      },
    }),
  }
}

function openStripe(config: Config, db: Database, clock: Clock, connection = socketStripe()) {
  const isSandbox = !config.STRIPE_SECRET_KEY
  const stripe = createStripeClient(
    config.STRIPE_SECRET_KEY ?? SANDBOX.stripeKey,
    isSandbox ? config.SANDBOX_URL : null,
    guardStripe(connection, clock),
  )
  const hookUrl = `${hookBase(config)}/hooks/stripe`
  const setting = `stripe-webhook-secret:${hookUrl}`
  const secrets = {
    find: async () => config.STRIPE_WEBHOOK_SECRET ?? (await findProviderSetting(db, setting)),
    save: (secret: string) => saveProviderSetting(db, setting, secret, clock.now()),
  }
  return {
    provider: createStripeProvider(stripe, db),
    events: createStripeCatchUp(stripe),
    moneyBack: isSandbox
      ? refundPastPayments(createStripeMoneyBack(stripe), {
          db,
          sandboxUrl: config.SANDBOX_URL.replace(/\/$/, ''),
          controlToken: config.SANDBOX_CONTROL_TOKEN,
        })
      : createStripeMoneyBack(stripe),
    onboarding: createStripeOnboarding({ stripe, hookUrl, isSandbox, secrets }),
    async secrets() {
      const secret = await secrets.find()
      return secret === null ? [] : [secret]
    },
  }
}

/** The providers that the configuration names; without keys the sandbox stands in. */
export function openPayments(
  config: Config,
  db: Database,
  clock: Clock,
  connections: PaymentConnections = {},
): Payments {
  const mangopay = openMangopay(config, db, clock, connections.mangopay)
  const stripe = openStripe(config, db, clock, connections.stripe)
  const sandboxOrigins = config.usesPaymentSandbox ? [new URL(config.SANDBOX_URL).origin] : []
  return {
    providers: { mangopay: mangopay.provider, stripe: stripe.provider },
    moneyBack: { mangopay: mangopay.moneyBack, stripe: stripe.moneyBack },
    mangopayEvents: mangopay.events,
    stripeEvents: stripe.events,
    cards: mangopay.cards,
    onboarding: [mangopay.onboarding, stripe.onboarding],
    paymentOrigins: [...originsOf(config.PAYMENT_ORIGINS), ...sandboxOrigins],
    tokeniserOrigins: originsOf(config.TOKENISER_ORIGINS),
    stripeSecrets: stripe.secrets,
    notifyInbox: () => {},
  }
}
