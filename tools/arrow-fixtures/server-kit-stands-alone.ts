// {"rule":"server-kit-stands-alone","from":"packages/server-kit/src/wrong-server-kit-stands-alone.ts"}
export { buildStorefront } from '../../../apps/storefront/server/app.ts'
