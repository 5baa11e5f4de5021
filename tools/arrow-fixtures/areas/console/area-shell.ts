// {"rule":"console-area-shell","from":"apps/console/app/shell/wrong-area-shell.ts"}
export * from '../seller/routes.tsx'
