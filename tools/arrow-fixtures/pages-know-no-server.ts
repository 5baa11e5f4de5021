// {"rule":"pages-know-no-server","from":"apps/storefront/app/shop/wrong-pages-know-no-server.ts"}
export { readConfig } from '#server/config.ts'
