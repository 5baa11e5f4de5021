// {"rule":"console-area-products","from":"apps/console/app/products/wrong-area-products.ts"}
export * from '../shell/screens.ts'
