// {"rule":"console-area-editor","from":"apps/console/app/editor/wrong-area-editor.ts"}
export * from '../shell/screens.ts'
