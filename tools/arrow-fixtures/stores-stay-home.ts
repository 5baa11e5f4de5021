// {"rule":"stores-stay-home","from":"apps/backend/src/payments/attempts/wrong-arrow.ts"}
export * from '../../orders/checkout/checkout-status.store.ts'
