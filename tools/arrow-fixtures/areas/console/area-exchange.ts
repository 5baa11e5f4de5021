// {"rule":"console-area-exchange","from":"apps/console/app/exchange/wrong-arrow.ts"}
export * from '../shell/screens.ts'
