// {"rule":"folders-go-downhill","from":"apps/backend/src/payments/attempts/wrong-arrow.ts"}
export * from '../refunds/refund-attempt.ts'
