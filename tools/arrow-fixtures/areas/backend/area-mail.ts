// {"rule":"area-mail","from":"apps/backend/src/mail/wrong-area-mail.ts"}
export * from '../cart/cart.store.ts'
