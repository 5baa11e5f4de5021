// {"rule":"stores-stay-in-their-folder","from":"apps/backend/src/payments/inbox/wrong-arrow.ts"}
export * from '../cards/card.store.ts'
