// {"rule":"console-area-today","from":"apps/console/app/today/wrong-arrow.ts"}
export * from '../shell/screens.ts'
