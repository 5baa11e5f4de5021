// {"rule":"stores-stay-home","from":"apps/backend/src/payments/attempts/wrong-arrow.ts"}
export * from '../../orders/order/checkout-status.store.ts'
