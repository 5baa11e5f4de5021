// {"rule":"console-area-views","from":"apps/console/app/views/wrong-arrow.ts"}
export * from '../shell/screens.ts'
