// {"rule":"area-customers","from":"apps/backend/src/customers/wrong-arrow.ts"}
export * from '../cart/cart.store.ts'
