// {"rule":"console-area-products","from":"apps/console/app/products/wrong-arrow.ts"}
export * from '../shell/screens.ts'
