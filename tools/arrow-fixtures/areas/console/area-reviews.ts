// {"rule":"console-area-reviews","from":"apps/console/app/reviews/wrong-area-reviews.ts"}
export * from '../shell/screens.ts'
