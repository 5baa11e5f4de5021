// {"rule":"area-browser","from":"apps/storefront/app/browser/wrong-area-browser.ts"}
export * from '../shop/home/home-page.tsx'
