// {"rule":"console-area-jobs","from":"apps/console/app/jobs/wrong-arrow.ts"}
export * from '../shell/screens.ts'
