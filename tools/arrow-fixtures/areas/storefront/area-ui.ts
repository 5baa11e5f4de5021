// {"rule":"area-ui","from":"apps/storefront/app/ui/wrong-arrow.ts"}
export * from '../shop/home/home-page.tsx'
