// {"rule":"area-me","from":"apps/storefront/app/me/wrong-area-me.ts"}
export * from '../console/operator/cases-page.tsx'
