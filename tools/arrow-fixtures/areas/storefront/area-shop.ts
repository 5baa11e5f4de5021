// {"rule":"area-shop","from":"apps/storefront/app/shop/wrong-arrow.ts"}
export * from '../me/profile/account-page.tsx'
