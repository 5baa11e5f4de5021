// {"rule":"console-area-messages","from":"apps/console/app/messages/wrong-area-messages.ts"}
export * from '../shell/screens.ts'
