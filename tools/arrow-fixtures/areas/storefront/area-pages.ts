// {"rule":"area-pages","from":"apps/storefront/app/pages/wrong-arrow.ts"}
export * from '../shop/home/home-page.tsx'
