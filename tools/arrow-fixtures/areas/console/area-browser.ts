// {"rule":"console-area-browser","from":"apps/console/app/browser/wrong-area-browser.ts"}
export * from '../texts/language.ts'
