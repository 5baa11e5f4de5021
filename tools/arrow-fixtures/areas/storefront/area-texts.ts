// {"rule":"area-texts","from":"apps/storefront/app/texts/wrong-arrow.ts"}
export * from '../shop/home/home-page.tsx'
