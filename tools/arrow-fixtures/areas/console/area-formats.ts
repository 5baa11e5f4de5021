// {"rule":"console-area-formats","from":"apps/console/app/formats/wrong-area-formats.ts"}
export * from '../shell/screens.ts'
