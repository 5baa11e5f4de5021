// {"rule":"design-and-texts-know-no-feature","from":"apps/storefront/app/design/wrong-arrow.ts"}
export * from '../home/home-page.tsx'
