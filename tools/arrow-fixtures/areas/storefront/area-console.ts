// {"rule":"area-console","from":"apps/storefront/app/console/wrong-arrow.ts"}
export * from '../layout/shop-layout.tsx'
