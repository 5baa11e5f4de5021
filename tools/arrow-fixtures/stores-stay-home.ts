// {"rule":"stores-stay-home","from":"apps/backend/src/payments/attempts/wrong-stores-stay-home.ts"}
export * from '../../orders/order/checkout-status.store.ts'
