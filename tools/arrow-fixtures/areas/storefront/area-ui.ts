// {"rule":"area-ui","from":"apps/storefront/app/ui/wrong-area-ui.ts"}
export * from '../shop/home/home-page.tsx'
