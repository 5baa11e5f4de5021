// {"rule":"console-area-shop","from":"apps/console/app/shop/wrong-area-shop.ts"}
export * from '../shell/screens.ts'
