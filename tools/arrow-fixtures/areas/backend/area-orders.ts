// {"rule":"area-orders","from":"apps/backend/src/orders/wrong-arrow.ts"}
export * from '../payments/attempts/start/attempt-limit.ts'
