// {"rule":"console-area-reviews","from":"apps/console/app/reviews/wrong-arrow.ts"}
export * from '../shell/screens.ts'
