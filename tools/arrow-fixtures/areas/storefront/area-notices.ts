// {"rule":"area-notices","from":"apps/storefront/app/notices/wrong-area-notices.ts"}
export * from '../shop/home/home-page.tsx'
