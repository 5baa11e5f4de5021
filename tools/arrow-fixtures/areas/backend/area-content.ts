// {"rule":"area-content","from":"apps/backend/src/content/wrong-area-content.ts"}
export * from '../cart/cart.store.ts'
