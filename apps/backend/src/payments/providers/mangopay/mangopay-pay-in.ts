import type { BankWire } from '@filiera/contract/payments/payment'
import type { FrozenAddress } from '../../../platform/database/tables/orders.ts'
import { mangopayReason } from '../failure-reason.ts'
import { orderTitle } from '../order-title.ts'
import type { Snapshot, StartRequest } from '../payment-provider.ts'
import { browserBody } from './mangopay-browser.ts'
import type { MangopayBuyer } from './mangopay-buyer.ts'
import { euros, type MangopayPayIn } from './mangopay-shapes.ts'

const TAG = 'attempt:'
/** Tag of a pay-in: it names our attempt. */
export const payInTag = (attemptId: string) => TAG + attemptId
/** More sellers than this cannot be listed as beneficiaries (payments reference §3.6). */
const MAX_BENEFICIARIES = 5

/** What a pay-in says, in our words. HTTP 200 with FAILED is a failure; CREATED with an address waits for the customer. */
export function payInSnapshot(payIn: MangopayPayIn): Snapshot {
  const code = payIn.ResultCode ?? null
  const wire = wireOf(payIn)
  // A transfer tells what arrived only once it has: until then it stands for what was asked for.
  const funds = (payIn.Status !== 'SUCCEEDED' && payIn.DeclaredDebitedFunds) || payIn.DebitedFunds
  return {
    providerId: payIn.Id,
    attemptId: payIn.Tag?.startsWith(TAG) ? payIn.Tag.slice(TAG.length) : null,
    status: payInStatus(payIn, code),
    amountCents: funds.Amount,
    currency: funds.Currency,
    resultCode: code,
    redirectUrl: payIn.RedirectURL ?? null,
    secureModeRedirectUrl: payIn.SecureModeRedirectURL ?? null,
    secureModeReturnUrl: payIn.SecureModeReturnURL ?? null,
    ...(wire ? { bankWire: wire } : {}),
  }
}

const addressFields = ['AddressLine1', 'AddressLine2', 'PostalCode', 'City', 'Region', 'Country'] as const

/** Where a bank transfer goes, exactly as MangoPay writes it. */
function wireOf({ BankAccount: account, WireReference: reference }: MangopayPayIn): BankWire | null {
  if (!account || !reference) return null
  return {
    ownerName: account.OwnerName,
    ownerAddress: addressFields.flatMap((field) => account.OwnerAddress?.[field] || []),
    iban: account.IBAN,
    bic: account.BIC,
    reference,
  }
}

function payInStatus(payIn: MangopayPayIn, code: string | null): Snapshot['status'] {
  if (payIn.Status === 'SUCCEEDED') return 'succeeded'
  if (payIn.Status === 'CREATED') {
    const isCustomersTurn = payIn.RedirectURL || payIn.SecureModeRedirectURL || payIn.WireReference
    return isCustomersTurn ? 'requires_action' : 'processing'
  }
  const reason = mangopayReason(code ?? '')
  return reason === 'cancelled' || reason === 'expired' ? reason : 'failed'
}

/** For countries that have none: the provider's addresses have a postal code (payments reference, appendix A). */
const NO_POSTAL_CODE = '00000'

function billingBody(address: FrozenAddress): object {
  const [FirstName = '', ...rest] = address.recipient.split(/\s+/)
  return {
    FirstName,
    LastName: rest.join(' ') || FirstName,
    Address: {
      AddressLine1: address.street,
      AddressLine2: null,
      City: address.city,
      Region: address.region,
      PostalCode: address.zip || NO_POSTAL_CODE,
      Country: address.country,
    },
  }
}

/** Who may be credited in the end, checked by MangoPay when they can be listed. */
function beneficiariesBody({ beneficiaries }: StartRequest): object {
  if (beneficiaries.length === 0 || beneficiaries.length > MAX_BENEFICIARIES) return {}
  return { FlowDescriptor: { Beneficiaries: beneficiaries.map((UserId) => ({ UserId })) } }
}

/** One line per order: their sum is the amount, whatever PayPal rounds. */
function paypalBody(request: StartRequest): object {
  return {
    ReturnURL: request.returnUrl,
    CancelURL: `${request.returnUrl}&cancelled=1`,
    Culture: request.locale.toUpperCase(),
    Reference: request.checkoutId,
    ShippingPreference: 'SET_PROVIDED_ADDRESS',
    Shipping: billingBody(request.shipping),
    LineItems: request.orders.map(({ id, amountCents }) => ({
      Name: orderTitle(id, request.locale),
      Quantity: 1,
      UnitAmount: amountCents,
      TaxAmount: 0,
      Description: id,
      Category: 'PHYSICAL_GOODS',
    })),
  }
}

function cardBody({ card, returnUrl, billing }: StartRequest): { path: string; body: object } {
  if (!card)
    return { path: '/payins/card/web', body: { ReturnURL: returnUrl, CardType: 'CB_VISA_MASTERCARD' } }
  const direct = {
    CardId: card.providerId,
    SecureModeReturnURL: returnUrl,
    IpAddress: card.ipAddress,
    BrowserInfo: browserBody(card.browserInfo),
    Billing: billingBody(billing),
  }
  return { path: '/payins/card/direct', body: direct }
}

/** Path and body of the creation of a pay-in into the buyer's wallet (payments reference §3.10, appendix A). */
export function payInRequest(
  request: StartRequest,
  buyer: MangopayBuyer,
  statementDescriptor: string,
): { path: string; body: object } {
  const owner = {
    Tag: payInTag(request.attemptId),
    AuthorId: buyer.userId,
    CreditedWalletId: buyer.walletId,
    ...beneficiariesBody(request),
  }
  const funds = { DebitedFunds: euros(request.amountCents), Fees: euros(0) }
  switch (request.method) {
    case 'bank_wire': {
      const declared = { DeclaredDebitedFunds: euros(request.amountCents), DeclaredFees: euros(0) }
      return { path: '/payins/bankwire/direct', body: { ...owner, ...declared } }
    }
    case 'paypal':
      return {
        path: '/payins/payment-methods/paypal',
        body: { ...owner, ...funds, StatementDescriptor: statementDescriptor, ...paypalBody(request) },
      }
    case 'satispay': {
      const page = { ReturnURL: request.returnUrl, Country: 'IT', StatementDescriptor: statementDescriptor }
      return { path: '/payins/payment-methods/satispay', body: { ...owner, ...funds, ...page } }
    }
    default: {
      const { path, body } = cardBody(request)
      const secure = { SecureMode: 'DEFAULT', Culture: request.locale.toUpperCase() }
      return {
        path,
        body: { ...owner, ...funds, ...secure, StatementDescriptor: statementDescriptor, ...body },
      }
    }
  }
}
