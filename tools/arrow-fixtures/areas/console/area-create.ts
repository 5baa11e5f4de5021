// {"rule":"console-area-create","from":"apps/console/app/create/wrong-area-create.ts"}
export * from '../shell/screens.ts'
