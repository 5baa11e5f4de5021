// {"rule":"console-area-orders","from":"apps/console/app/orders/wrong-area-orders.ts"}
export * from '../shell/screens.ts'
