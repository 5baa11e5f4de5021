// {"rule":"folders-go-downhill","from":"apps/backend/src/payments/refunds/wrong-arrow.ts"}
export * from '../attempts/settle-paid.ts'
