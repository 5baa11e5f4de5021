// {"rule":"contract-needs-only-domain-and-zod","from":"packages/contract/src/wrong-contract-needs-only.ts"}
export { default } from 'fastify'
