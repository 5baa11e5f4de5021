// {"rule":"folders-go-downhill","from":"apps/backend/src/payments/attempts/wrong-folders-go-downhill.ts"}
export * from '../refunds/refund-attempt.ts'
