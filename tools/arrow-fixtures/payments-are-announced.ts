// {"rule":"payments-are-announced","from":"apps/backend/src/payments/attempts/apply/wrong-payments-are-announced.ts"}
export * from '../../../mail/enqueue-mail.ts'
