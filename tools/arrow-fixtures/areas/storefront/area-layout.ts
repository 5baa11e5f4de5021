// {"rule":"area-layout","from":"apps/storefront/app/layout/wrong-arrow.ts"}
export * from '../console/operator/reviews-page.tsx'
