// {"rule":"console-area-texts","from":"apps/console/app/texts/wrong-arrow.ts"}
export * from '../api/session-end.ts'
