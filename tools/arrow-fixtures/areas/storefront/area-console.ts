// {"rule":"area-console","from":"apps/storefront/app/console/wrong-area-console.ts"}
export * from '../layout/shop-layout.tsx'
