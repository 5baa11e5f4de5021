// {"rule":"area-seed","from":"apps/backend/src/seed/wrong-area-seed.ts"}
export * from '../cart/cart.store.ts'
