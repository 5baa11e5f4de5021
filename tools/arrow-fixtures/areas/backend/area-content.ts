// {"rule":"area-content","from":"apps/backend/src/content/wrong-arrow.ts"}
export * from '../cart/cart.store.ts'
