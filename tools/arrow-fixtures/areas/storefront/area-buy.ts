// {"rule":"area-buy","from":"apps/storefront/app/buy/wrong-area-buy.ts"}
export * from '../me/profile/account-page.tsx'
