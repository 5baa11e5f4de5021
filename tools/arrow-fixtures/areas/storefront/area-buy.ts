// {"rule":"area-buy","from":"apps/storefront/app/buy/wrong-arrow.ts"}
export * from '../me/profile/account-page.tsx'
