// {"rule":"console-area-activity","from":"apps/console/app/activity/wrong-arrow.ts"}
export * from '../shell/screens.ts'
