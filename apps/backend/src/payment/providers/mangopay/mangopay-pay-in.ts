import type { BrowserInfo } from '@filiera/contract/payment'
import type { FrozenAddress } from '../../../database/tables/orders.ts'
import { mangopayReason } from '../../failure-reason.ts'
import type { Snapshot, StartRequest } from '../../payment-provider.ts'
import type { MangopayBuyer } from './mangopay-buyer.ts'
import type { MangopayPayIn } from './mangopay-shapes.ts'

const TAG = 'attempt:'
/** More sellers than this cannot be listed as beneficiaries (payments reference §3.6). */
const MAX_BENEFICIARIES = 5

/** What a pay-in says, in our words. HTTP 200 with FAILED is a failure; CREATED with an address waits for the customer. */
export function payInSnapshot(payIn: MangopayPayIn): Snapshot {
  const code = payIn.ResultCode ?? null
  return {
    providerId: payIn.Id,
    attemptId: payIn.Tag?.startsWith(TAG) ? payIn.Tag.slice(TAG.length) : null,
    status: payInStatus(payIn, code),
    amountCents: payIn.DebitedFunds.Amount,
    currency: payIn.DebitedFunds.Currency,
    resultCode: code,
    redirectUrl: payIn.RedirectURL ?? null,
    secureModeRedirectUrl: payIn.SecureModeRedirectURL ?? null,
    secureModeReturnUrl: payIn.SecureModeReturnURL ?? null,
  }
}

function payInStatus(payIn: MangopayPayIn, code: string | null): Snapshot['status'] {
  if (payIn.Status === 'SUCCEEDED') return 'succeeded'
  if (payIn.Status === 'CREATED') {
    return payIn.RedirectURL || payIn.SecureModeRedirectURL ? 'requires_action' : 'processing'
  }
  const reason = mangopayReason(code ?? '')
  return reason === 'cancelled' || reason === 'expired' ? reason : 'failed'
}

function browserBody(browser: BrowserInfo): object {
  return {
    AcceptHeader: browser.acceptHeader,
    JavaEnabled: browser.javaEnabled,
    Language: browser.language,
    ColorDepth: browser.colorDepth,
    ScreenHeight: browser.screenHeight,
    ScreenWidth: browser.screenWidth,
    TimeZoneOffset: browser.timeZoneOffset,
    UserAgent: browser.userAgent,
    JavascriptEnabled: browser.javascriptEnabled,
  }
}

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
      PostalCode: address.zip,
      Country: address.country,
    },
  }
}

/** Path and body of the creation of a pay-in into the buyer's wallet (payments reference §3.10). */
export function payInRequest(
  request: StartRequest,
  buyer: MangopayBuyer,
  statementDescriptor: string,
): { path: string; body: object } {
  const { beneficiaries, card } = request
  const common = {
    Tag: `${TAG}${request.attemptId}`,
    AuthorId: buyer.userId,
    CreditedWalletId: buyer.walletId,
    DebitedFunds: { Currency: 'EUR', Amount: request.amountCents },
    Fees: { Currency: 'EUR', Amount: 0 },
    SecureMode: 'DEFAULT',
    Culture: request.locale.toUpperCase(),
    StatementDescriptor: statementDescriptor,
    ...(beneficiaries.length > 0 && beneficiaries.length <= MAX_BENEFICIARIES
      ? { FlowDescriptor: { Beneficiaries: beneficiaries.map((UserId) => ({ UserId })) } }
      : {}),
  }
  if (!card) {
    const web = { ReturnURL: request.returnUrl, CardType: 'CB_VISA_MASTERCARD' }
    return { path: '/payins/card/web', body: { ...common, ...web } }
  }
  const direct = {
    CardId: card.providerId,
    SecureModeReturnURL: request.returnUrl,
    IpAddress: card.ipAddress,
    BrowserInfo: browserBody(card.browserInfo),
    Billing: billingBody(request.billing),
  }
  return { path: '/payins/card/direct', body: { ...common, ...direct } }
}
