// {"rule":"console-area-orders","from":"apps/console/app/orders/wrong-arrow.ts"}
export * from '../shell/screens.ts'
