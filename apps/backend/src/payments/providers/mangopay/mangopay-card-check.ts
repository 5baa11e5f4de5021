import type { ValidationRequest, ValidationSnapshot } from '../card-vault.ts'
import { mangopayReason } from '../failure-reason.ts'
import { browserBody } from './mangopay-browser.ts'
import type { MangopayCardValidation } from './mangopay-shapes.ts'

const TAG = 'cardval:'

/** Body of the zero-amount check of a card (payments reference §3.9). */
export function cardCheckBody(request: ValidationRequest, userId: string): object {
  return {
    AuthorId: userId,
    SecureModeReturnURL: request.returnUrl,
    IpAddress: request.ipAddress,
    BrowserInfo: browserBody(request.browserInfo),
    Tag: `${TAG}${request.validationId}`,
  }
}

function checkStatus({ Status, SecureModeRedirectURL, ResultCode }: MangopayCardValidation) {
  if (Status === 'SUCCEEDED') return 'succeeded'
  if (Status === 'CREATED') return SecureModeRedirectURL ? 'requires_action' : 'processing'
  const reason = mangopayReason(ResultCode ?? '')
  return reason === 'cancelled' || reason === 'expired' ? reason : 'failed'
}

/** What a check says, in our words. HTTP 200 with FAILED is a failure. */
export function cardCheckSnapshot(check: MangopayCardValidation): ValidationSnapshot {
  return {
    providerId: check.Id,
    validationId: check.Tag?.startsWith(TAG) ? check.Tag.slice(TAG.length) : null,
    status: checkStatus(check),
    validity: check.Validity ?? 'UNKNOWN',
    resultCode: check.ResultCode ?? null,
    secureModeRedirectUrl: check.SecureModeRedirectURL ?? null,
    secureModeReturnUrl: check.SecureModeReturnURL ?? null,
  }
}
