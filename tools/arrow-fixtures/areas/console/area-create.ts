// {"rule":"console-area-create","from":"apps/console/app/create/wrong-arrow.ts"}
export * from '../shell/screens.ts'
