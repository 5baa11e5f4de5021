// {"rule":"console-area-browser","from":"apps/console/app/browser/wrong-arrow.ts"}
export * from '../texts/language.ts'
