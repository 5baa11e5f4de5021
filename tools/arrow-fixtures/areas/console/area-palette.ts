// {"rule":"console-area-palette","from":"apps/console/app/palette/wrong-arrow.ts"}
export * from '../shell/screens.ts'
