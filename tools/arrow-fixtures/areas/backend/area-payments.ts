// {"rule":"area-payments","from":"apps/backend/src/payments/wrong-arrow.ts"}
export * from '../cart/cart.store.ts'
