// {"rule":"console-area-figures","from":"apps/console/app/figures/wrong-arrow.ts"}
export * from '../shell/screens.ts'
