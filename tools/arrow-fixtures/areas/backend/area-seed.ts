// {"rule":"area-seed","from":"apps/backend/src/seed/wrong-arrow.ts"}
export * from '../cart/cart.store.ts'
