// {"rule":"area-catalog","from":"apps/backend/src/catalog/wrong-arrow.ts"}
export * from '../cart/cart.store.ts'
