// {"rule":"console-area-views","from":"apps/console/app/views/wrong-area-views.ts"}
export * from '../shell/screens.ts'
