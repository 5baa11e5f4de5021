// {"rule":"area-frame","from":"apps/storefront/app/frame/wrong-area-frame.ts"}
export * from '../shop/home/home-page.tsx'
