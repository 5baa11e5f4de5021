// {"rule":"console-area-team","from":"apps/console/app/team/wrong-area-team.ts"}
export * from '../shell/screens.ts'
