// {"rule":"console-area-history","from":"apps/console/app/history/wrong-area-history.ts"}
export * from '../shell/screens.ts'
