// {"rule":"console-area-exchange","from":"apps/console/app/exchange/wrong-area-exchange.ts"}
export * from '../shell/screens.ts'
