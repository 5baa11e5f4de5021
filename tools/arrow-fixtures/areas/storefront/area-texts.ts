// {"rule":"area-texts","from":"apps/storefront/app/texts/wrong-area-texts.ts"}
export * from '../shop/home/home-page.tsx'
