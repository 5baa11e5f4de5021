// {"rule":"area-platform","from":"apps/backend/src/platform/wrong-area-platform.ts"}
export * from '../cart/cart.store.ts'
