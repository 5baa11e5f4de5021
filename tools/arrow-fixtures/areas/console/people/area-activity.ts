// {"rule":"console-area-activity","from":"apps/console/app/activity/wrong-area-activity.ts"}
export * from '../shell/screens.ts'
