// {"rule":"area-catalog","from":"apps/backend/src/catalog/wrong-area-catalog.ts"}
export * from '../cart/cart.store.ts'
