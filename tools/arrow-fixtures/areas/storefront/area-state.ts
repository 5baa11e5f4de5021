// {"rule":"area-state","from":"apps/storefront/app/state/wrong-arrow.ts"}
export * from '../shop/home/home-page.tsx'
