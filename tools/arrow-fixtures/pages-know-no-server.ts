// {"rule":"pages-know-no-server","from":"apps/storefront/app/home/wrong-arrow.ts"}
export { readConfig } from '#server/config.ts'
