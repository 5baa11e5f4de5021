import { log } from '../../platform/log.ts'
import { ProblemError } from '../../platform/problem-error.ts'

/** An address the browser may be sent to. @throws ProblemError provider_unavailable when its origin is not on the list */
export function checkedUrl(url: string | null, origins: readonly string[]): string | null {
  if (url === null) return null
  const origin = URL.canParse(url) ? new URL(url).origin : null
  if (origin !== null && origins.includes(origin)) return url
  log().error({ origin }, 'a payment provider sends customers to what is not in PAYMENT_ORIGINS')
  throw new ProblemError('provider_unavailable', 'The payment provider answered something unexpected.')
}
