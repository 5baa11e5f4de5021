// {"rule":"console-area-team","from":"apps/console/app/team/wrong-arrow.ts"}
export * from '../shell/screens.ts'
