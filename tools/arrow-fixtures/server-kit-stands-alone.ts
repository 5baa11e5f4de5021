// {"rule":"server-kit-stands-alone","from":"packages/server-kit/src/wrong-arrow.ts"}
export { languages } from '@filiera/domain/languages'
