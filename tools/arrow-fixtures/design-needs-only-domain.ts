// {"rule":"design-needs-only-domain","from":"packages/design/src/wrong-arrow.ts"}
export { problemStatus } from '@filiera/contract/problem'
