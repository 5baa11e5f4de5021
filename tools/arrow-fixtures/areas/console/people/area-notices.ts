// {"rule":"console-area-notices","from":"apps/console/app/notices/wrong-arrow.ts"}
export * from '../shell/screens.ts'
