// {"rule":"area-frame","from":"apps/storefront/app/frame/wrong-arrow.ts"}
export * from '../shop/home/home-page.tsx'
