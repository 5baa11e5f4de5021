// {"rule":"fastify-at-the-edge","from":"apps/backend/src/cart/wrong-arrow.ts"}
export { default } from 'fastify'
