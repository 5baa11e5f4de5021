// {"rule":"area-page-reads","from":"apps/backend/src/page-reads/wrong-arrow.ts"}
export * from '../cart/cart.store.ts'
