/** Kinds of the outbox that the payment core queues. */
export const TRANSFER_EFFECT = 'payment-transfer'
export const REFUND_EFFECT = 'payment-refund'
export const END_SESSION_EFFECT = 'payment-end-session'
/** A card of an erased customer: its id at the provider is all there is. */
export const FORGET_CARD_EFFECT = 'card-forget'
export const CLOSE_BUYER_EFFECT = 'payment-close-buyer'
export const DEACTIVATE_CARD_EFFECT = 'card-deactivate'

/** All of them: one that is given up waits for a person. */
export const paymentEffectKinds = [
  TRANSFER_EFFECT,
  REFUND_EFFECT,
  END_SESSION_EFFECT,
  FORGET_CARD_EFFECT,
  CLOSE_BUYER_EFFECT,
  DEACTIVATE_CARD_EFFECT,
] as const
