// {"rule":"console-area-shell","from":"apps/console/app/shell/wrong-arrow.ts"}
export * from '../seller/routes.tsx'
