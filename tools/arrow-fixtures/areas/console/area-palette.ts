// {"rule":"console-area-palette","from":"apps/console/app/palette/wrong-area-palette.ts"}
export * from '../shell/screens.ts'
