// {"rule":"console-area-messages","from":"apps/console/app/messages/wrong-arrow.ts"}
export * from '../shell/screens.ts'
