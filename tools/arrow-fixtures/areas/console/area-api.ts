// {"rule":"console-area-api","from":"apps/console/app/api/wrong-area-api.ts"}
export * from '../ui/icon.tsx'
