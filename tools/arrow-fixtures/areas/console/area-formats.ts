// {"rule":"console-area-formats","from":"apps/console/app/formats/wrong-arrow.ts"}
export * from '../shell/screens.ts'
