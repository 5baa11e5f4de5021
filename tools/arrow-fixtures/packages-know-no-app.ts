// {"rule":"packages-know-no-app","from":"packages/contract/src/wrong-arrow.ts"}
export { readConfig } from '../../../apps/backend/src/config.ts'
