/** Kinds of the outbox that the payment core queues. */
export const TRANSFER_EFFECT = 'payment-transfer'
export const REFUND_EFFECT = 'payment-refund'
export const END_SESSION_EFFECT = 'payment-end-session'
export const DEACTIVATE_CARD_EFFECT = 'card-deactivate'
