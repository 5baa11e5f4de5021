// {"rule":"console-area-history","from":"apps/console/app/history/wrong-arrow.ts"}
export * from '../shell/screens.ts'
