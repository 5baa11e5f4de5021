// {"rule":"area-mail","from":"apps/backend/src/mail/wrong-arrow.ts"}
export * from '../cart/cart.store.ts'
