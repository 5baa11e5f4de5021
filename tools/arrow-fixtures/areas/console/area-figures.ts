// {"rule":"console-area-figures","from":"apps/console/app/figures/wrong-area-figures.ts"}
export * from '../shell/screens.ts'
