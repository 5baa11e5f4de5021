// {"rule":"area-state","from":"apps/storefront/app/state/wrong-area-state.ts"}
export * from '../shop/home/home-page.tsx'
