import Stripe from 'stripe'
import { ProviderFailed, ProviderRefused, ProviderUnavailable } from '../payment-provider.ts'

const TIMEOUT_MS = 8_000

/** How the SDK's calls reach Stripe, and how often it repeats one by itself. */
export type StripeConnection = { httpClient: Stripe.HttpClient; maxNetworkRetries: number }

/** Over sockets. */
export const socketStripe = (): StripeConnection => ({
  httpClient: Stripe.createNodeHttpClient(),
  maxNetworkRetries: 2,
})

/** The official SDK; `baseUrl` only for the sandbox. */
export function createStripeClient(
  secretKey: string,
  baseUrl: string | null,
  connection: StripeConnection,
): Stripe {
  const url = baseUrl === null ? null : new URL(baseUrl)
  const address = url
    ? {
        host: url.hostname,
        port: url.port || (url.protocol === 'http:' ? '80' : '443'),
        protocol: url.protocol === 'http:' ? ('http' as const) : ('https' as const),
      }
    : {}
  return new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...address,
    ...connection,
  })
}

/** Whether Stripe means what was asked: a key that is refused, or lacks a right, may be put right at any moment. */
function isDefinite(status: number, code: string | undefined): boolean {
  // The answer about a seller's account that is unknown, or not connected to us any more.
  if (status === 403) return code === 'account_invalid'
  return status >= 400 && status < 500 && ![401, 409, 429].includes(status)
}

/** Runs a call of the SDK; its faults become ours. @throws ProviderUnavailable, ProviderRefused */
export async function callStripe<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) {
      throw new ProviderUnavailable('Stripe: no usable answer', { cause: error })
    }
    const status = error.statusCode ?? 0
    if (isDefinite(status, error.code))
      throw new ProviderRefused(error.code ?? error.type, `Stripe: ${error.message}`)
    const isReplayed = status >= 500 && error.headers?.['idempotent-replayed'] === 'true'
    const Fault = isReplayed ? ProviderFailed : ProviderUnavailable
    throw new Fault(`Stripe: ${error.type} ${status}`, { cause: error })
  }
}
