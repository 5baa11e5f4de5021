// {"rule":"console-area-ui","from":"apps/console/app/ui/wrong-area-ui.ts"}
export * from '../work/work.tsx'
