// {"rule":"console-area-stock","from":"apps/console/app/stock/wrong-area-stock.ts"}
export * from '../shell/screens.ts'
