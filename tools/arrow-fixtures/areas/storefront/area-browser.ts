// {"rule":"area-browser","from":"apps/storefront/app/browser/wrong-arrow.ts"}
export * from '../shop/home/home-page.tsx'
