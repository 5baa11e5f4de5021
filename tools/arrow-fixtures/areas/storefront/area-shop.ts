// {"rule":"area-shop","from":"apps/storefront/app/shop/wrong-area-shop.ts"}
export * from '../me/profile/account-page.tsx'
