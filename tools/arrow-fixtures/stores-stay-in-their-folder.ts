// {"rule":"stores-stay-in-their-folder","from":"apps/backend/src/payments/inbox/wrong-stores-stay-in-their-folder.ts"}
export * from '../cards/card.store.ts'
