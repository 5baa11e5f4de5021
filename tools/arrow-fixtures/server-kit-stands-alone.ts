// {"rule":"server-kit-stands-alone","from":"packages/server-kit/src/wrong-arrow.ts"}
export { buildStorefront } from '../../../apps/storefront/server/app.ts'
