// {"rule":"area-me","from":"apps/storefront/app/me/wrong-arrow.ts"}
export * from '../console/operator/reviews-page.tsx'
