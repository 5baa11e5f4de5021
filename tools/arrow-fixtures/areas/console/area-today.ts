// {"rule":"console-area-today","from":"apps/console/app/today/wrong-area-today.ts"}
export * from '../shell/screens.ts'
