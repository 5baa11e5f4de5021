import { send } from '../disturbance/delivery-control.ts'
import type { Sandbox } from '../sandbox.ts'

/** Every event the flows here can raise, and those a shop may subscribe to without ever seeing them (§3.14). */
export const eventTypes: readonly string[] = [
  ...['PAYIN_NORMAL', 'PAYIN_REFUND', 'PAYIN_REPUDIATION', 'TRANSFER_NORMAL', 'TRANSFER_REFUND'],
  ...['PAYOUT_NORMAL', 'PAYOUT_REFUND', 'CARD_VALIDATION', 'PREAUTHORIZATION'],
]
  .flatMap((stem) => ['CREATED', 'SUCCEEDED', 'FAILED'].map((end) => `${stem}_${end}`))
  .concat(['MANDATE_CREATED', 'MANDATE_SUBMITTED', 'MANDATE_ACTIVATED', 'MANDATE_FAILED', 'MANDATE_EXPIRED'])
  .concat(['DISPUTE_CREATED', 'DISPUTE_ACTION_REQUIRED', 'DISPUTE_CLOSED', 'DISPUTE_SENT_TO_BANK'])
  .concat(['USER_KYC_REGULAR', 'USER_KYC_LIGHT', 'USER_ACCOUNT_ACTIVATED'])
  .concat([
    'USER_INFLOWS_BLOCKED',
    'USER_INFLOWS_UNBLOCKED',
    'USER_OUTFLOWS_BLOCKED',
    'USER_OUTFLOWS_UNBLOCKED',
  ])
  .concat(['RECIPIENT_ACTIVE', 'RECIPIENT_CANCELED', 'RECIPIENT_DEACTIVATED'])

/** Records an event and tells the hook of its type, if one is set and sound. */
export function emit(sandbox: Sandbox, type: string, resource: string): void {
  const { state, clock } = sandbox
  const date = clock.nowSeconds()
  state.mangopay.events.push({ ResourceId: resource, EventType: type, Date: date })
  const hook = Object.values(state.mangopay.hooks).find((one) => one.EventType === type)
  if (hook?.Status !== 'ENABLED' || hook.Validity !== 'VALID') return
  send(sandbox, { provider: 'mangopay', target: hook.Id, event: { type, resource, date } })
}
