// {"rule":"pages-know-no-server","from":"apps/storefront/app/shop/wrong-arrow.ts"}
export { readConfig } from '#server/config.ts'
