// {"rule":"design-needs-only-domain","from":"packages/design/src/wrong-design-needs-only-domain.ts"}
export { problemStatus } from '@filiera/contract/problem'
