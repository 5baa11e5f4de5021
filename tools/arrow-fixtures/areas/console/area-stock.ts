// {"rule":"console-area-stock","from":"apps/console/app/stock/wrong-arrow.ts"}
export * from '../shell/screens.ts'
