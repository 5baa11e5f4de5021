// {"rule":"console-area-prices","from":"apps/console/app/prices/wrong-area-prices.ts"}
export * from '../shell/screens.ts'
