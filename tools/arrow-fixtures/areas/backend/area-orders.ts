// {"rule":"area-orders","from":"apps/backend/src/orders/wrong-area-orders.ts"}
export * from '../payments/attempts/start/attempt-limit.ts'
