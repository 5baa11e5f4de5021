// {"rule":"apps-stay-apart","from":"apps/sandbox/src/wrong-arrow.ts"}
export { readConfig } from '../../backend/src/config.ts'
