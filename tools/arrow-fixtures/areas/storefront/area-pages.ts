// {"rule":"area-pages","from":"apps/storefront/app/pages/wrong-area-pages.ts"}
export * from '../shop/home/home-page.tsx'
