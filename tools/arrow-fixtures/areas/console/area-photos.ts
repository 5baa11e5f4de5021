// {"rule":"console-area-photos","from":"apps/console/app/photos/wrong-arrow.ts"}
export * from '../shell/screens.ts'
