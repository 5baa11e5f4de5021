// {"rule":"console-area-editor","from":"apps/console/app/editor/wrong-arrow.ts"}
export * from '../shell/screens.ts'
