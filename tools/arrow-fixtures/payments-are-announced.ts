// {"rule":"payments-are-announced","from":"apps/backend/src/payments/attempts/apply/wrong-arrow.ts"}
export * from '../../../mail/enqueue-mail.ts'
