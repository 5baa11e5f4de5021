import type { Database } from '../../../platform/database/open-database.ts'
import type { MoneyBack } from '../../providers/money-back.ts'
import { ProviderUnavailable } from '../../providers/payment-provider.ts'
import { DEMONSTRATION, findPastPayment } from './past-payment.store.ts'

const TIMEOUT_MS = 8_000

type Options = { db: Database; sandboxUrl: string; controlToken: string }

/** Tells the sandbox of a payment that the demonstration brought along, as often as one likes. @throws ProviderUnavailable */
async function tellSandbox({ db, sandboxUrl, controlToken }: Options, id: string): Promise<void> {
  const past = await findPastPayment(db, id)
  if (!past) return
  const answer = await fetch(`${sandboxUrl}/_control/past-payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-control-token': controlToken },
    body: JSON.stringify(past),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw new ProviderUnavailable('sandbox: no usable answer', { cause })
  })
  if (!answer.ok) throw new ProviderUnavailable(`sandbox: ${answer.status} ${await answer.text()}`)
}

/**
 * Refunds on the sandbox, also of the demonstration's orders, whose payments were never made there: before their money moves, the
 * sandbox is told of them.
 */
export function refundPastPayments(moneyBack: MoneyBack, options: Options): MoneyBack {
  const known = async (id: string) => {
    if (id.startsWith(DEMONSTRATION)) await tellSandbox(options, id)
  }
  return {
    ...moneyBack,
    async reverseTransfer(request) {
      await known(request.transferId)
      return moneyBack.reverseTransfer(request)
    },
    async refundPayment(request) {
      await known(request.providerPaymentId)
      return moneyBack.refundPayment(request)
    },
  }
}
