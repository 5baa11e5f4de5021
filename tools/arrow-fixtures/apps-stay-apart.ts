// {"rule":"apps-stay-apart","from":"apps/sandbox/src/wrong-apps-stay-apart.ts"}
export { readConfig } from '../../backend/src/config.ts'
