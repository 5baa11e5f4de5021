// {"rule":"console-area-jobs","from":"apps/console/app/jobs/wrong-area-jobs.ts"}
export * from '../shell/screens.ts'
