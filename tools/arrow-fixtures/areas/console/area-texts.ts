// {"rule":"console-area-texts","from":"apps/console/app/texts/wrong-area-texts.ts"}
export * from '../api/session-end.ts'
