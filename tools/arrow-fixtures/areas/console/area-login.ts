// {"rule":"console-area-login","from":"apps/console/app/login/wrong-area-login.ts"}
export * from '../shell/screens.ts'
