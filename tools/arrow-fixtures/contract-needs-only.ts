// {"rule":"contract-needs-only-domain-and-zod","from":"packages/contract/src/wrong-arrow.ts"}
export { default } from 'fastify'
