// {"rule":"area-platform","from":"apps/backend/src/platform/wrong-arrow.ts"}
export * from '../cart/cart.store.ts'
