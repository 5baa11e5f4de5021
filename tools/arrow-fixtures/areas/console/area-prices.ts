// {"rule":"console-area-prices","from":"apps/console/app/prices/wrong-arrow.ts"}
export * from '../shell/screens.ts'
