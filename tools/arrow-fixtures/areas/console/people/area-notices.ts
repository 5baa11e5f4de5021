// {"rule":"console-area-notices","from":"apps/console/app/notices/wrong-area-notices.ts"}
export * from '../shell/screens.ts'
