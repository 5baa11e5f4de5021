// {"rule":"console-area-login","from":"apps/console/app/login/wrong-arrow.ts"}
export * from '../shell/screens.ts'
