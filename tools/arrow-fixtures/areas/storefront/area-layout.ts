// {"rule":"area-layout","from":"apps/storefront/app/layout/wrong-area-layout.ts"}
export * from '../console/operator/cases-page.tsx'
