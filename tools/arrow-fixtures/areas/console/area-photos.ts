// {"rule":"console-area-photos","from":"apps/console/app/photos/wrong-area-photos.ts"}
export * from '../shell/screens.ts'
