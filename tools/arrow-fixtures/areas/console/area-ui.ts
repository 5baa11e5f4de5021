// {"rule":"console-area-ui","from":"apps/console/app/ui/wrong-arrow.ts"}
export * from '../work/work.tsx'
