// {"rule":"area-customers","from":"apps/backend/src/customers/wrong-area-customers.ts"}
export * from '../cart/cart.store.ts'
