// {"rule":"console-area-work","from":"apps/console/app/work/wrong-area-work.ts"}
export * from '../shell/screens.ts'
