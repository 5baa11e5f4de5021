// {"rule":"packages-know-no-app","from":"packages/contract/src/wrong-packages-know-no-app.ts"}
export { readConfig } from '../../../apps/backend/src/config.ts'
