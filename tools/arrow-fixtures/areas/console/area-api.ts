// {"rule":"console-area-api","from":"apps/console/app/api/wrong-arrow.ts"}
export * from '../ui/icon.tsx'
