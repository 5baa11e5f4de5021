// {"rule":"console-area-shop","from":"apps/console/app/shop/wrong-arrow.ts"}
export * from '../shell/screens.ts'
