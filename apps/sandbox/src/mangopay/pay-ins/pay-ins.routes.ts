import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Sandbox } from '../../sandbox.ts'
import { MangopayError, notFound, parseBody, shapes } from '../errors.ts'
import type { MangopayState, PayIn } from '../types.ts'
import { newPayIn, payInRequest } from './new-pay-in.ts'
import { beneficiaryCode, fundsCode, startDirect, startWeb } from './start-pay-in.ts'

const shopper = z.looseObject({
  FirstName: z.string().nullish(),
  LastName: z.string().nullish(),
  Address: z.looseObject({ AddressLine2: z.string().nullish() }).nullish(),
})
const direct = z.object({
  ...payInRequest,
  CardId: shapes.id,
  SecureModeReturnURL: shapes.returnUrl,
  IpAddress: z.union([z.ipv4(), z.ipv6()]),
  BrowserInfo: shapes.browser,
  Billing: shopper.nullish(),
  Shipping: shopper.nullish(),
  PaymentCategory: z.enum(['ECommerce', 'TelephoneOrder']).default('ECommerce'),
  PreferredCardNetwork: z.string().nullish(),
})
const web = z.object({
  ...payInRequest,
  CardType: z.enum(['CB_VISA_MASTERCARD', 'AMEX', 'MAESTRO', 'BCMC']),
  ReturnURL: shapes.returnUrl,
  Culture: shapes.culture,
  Billing: shopper.nullish(),
  Shipping: shopper.nullish(),
})
type Path = { Params: { id: string } }

/** Card pay-ins: with a saved card, and on the hosted page (§3.10). */
export function payInsRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { mangopay } = sandbox.state

  app.post('/:clientId/payins/card/direct', async ({ body }) => {
    const { CardId, SecureModeReturnURL, IpAddress, BrowserInfo, Billing, Shipping, ...rest } = parseBody(
      direct,
      body,
    )
    const { PaymentCategory, PreferredCardNetwork, ...wanted } = rest
    const card = mangopay.cards[CardId]
    if (!card)
      throw new MangopayError(400, 'param_error', 'The card does not exist', { CardId: 'Unknown card' })
    const payIn = newPayIn(sandbox, 'DIRECT', wanted, SecureModeReturnURL)
    payIn.inner.cardId = CardId
    payIn.inner.billingCode = Billing?.Address?.AddressLine2 ?? null
    payIn.details = {
      ...{ CardId, SecureModeNeeded: false, SecureModeRedirectURL: null },
      SecureModeReturnURL: payIn.inner.returnUrl,
      ...{ IpAddress, BrowserInfo, Billing: Billing ?? null, Shipping: Shipping ?? null, PaymentCategory },
      ...{ PreferredCardNetwork: PreferredCardNetwork ?? null, Applied3DSVersion: null },
    }
    startDirect(sandbox, payIn, card, fundsCode(payIn) ?? beneficiaryCode(sandbox, wanted))
    return payInAnswer(payIn)
  })

  app.post('/:clientId/payins/card/web', async ({ body }) => {
    const { CardType, ReturnURL, Billing, Shipping, ...wanted } = parseBody(web, body)
    const payIn = newPayIn(sandbox, 'WEB', wanted, ReturnURL)
    payIn.inner.billingCode = Billing?.Address?.AddressLine2 ?? null
    payIn.details = {
      ...{ CardType, ReturnURL: payIn.inner.returnUrl, RedirectURL: null, TemplateURL: null },
      ...{ Billing: Billing ?? null, Shipping: Shipping ?? null },
    }
    startWeb(sandbox, payIn, fundsCode(payIn) ?? beneficiaryCode(sandbox, wanted))
    return payInAnswer(payIn)
  })

  app.get<Path>('/:clientId/payins/:id', async ({ params }) => payInAnswer(getPayIn(mangopay, params.id)))

  app.get<Path>('/:clientId/payins/card/web/:id/extended', async ({ params }) => {
    const { Id, ExecutionType, ExecutionDate, inner } = getPayIn(mangopay, params.id)
    if (ExecutionType !== 'WEB' || inner.card === null) throw notFound(params.id)
    const { Alias, ExpirationDate, CardType, Fingerprint } = inner.card
    const CardData = {
      FirstNumbers: Alias.slice(0, 6),
      LastNumbers: Alias.slice(-4),
      Alias,
      ExpirationDate,
      CardType,
    }
    return {
      ...{ Id, PaymentType: 'CARD', ExecutionType, ExecutionDate },
      CardData: { ...CardData, Country: 'FRA', Fingerprint },
    }
  })
}

/** The pay-in, or 404. */
export function getPayIn(mangopay: MangopayState, id: string): PayIn {
  const payIn = mangopay.payIns[id]
  if (!payIn) throw notFound(id)
  return payIn
}

/** A pay-in as the provider shows it. */
export function payInAnswer({ details, inner: _inner, ...payIn }: PayIn): object {
  if (payIn.PaymentType === 'CARD') return { ...payIn, ...details }
  const { SecureMode: _mode, ...rest } = payIn
  return { ...rest, ...details }
}
