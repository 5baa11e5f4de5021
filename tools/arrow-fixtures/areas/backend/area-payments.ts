// {"rule":"area-payments","from":"apps/backend/src/payments/wrong-area-payments.ts"}
export * from '../cart/cart.store.ts'
