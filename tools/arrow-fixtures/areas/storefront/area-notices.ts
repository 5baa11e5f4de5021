// {"rule":"area-notices","from":"apps/storefront/app/notices/wrong-arrow.ts"}
export * from '../shop/home/home-page.tsx'
