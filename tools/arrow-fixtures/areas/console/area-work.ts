// {"rule":"console-area-work","from":"apps/console/app/work/wrong-arrow.ts"}
export * from '../shell/screens.ts'
