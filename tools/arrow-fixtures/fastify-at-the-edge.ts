// {"rule":"fastify-at-the-edge","from":"apps/backend/src/cart/wrong-fastify-at-the-edge.ts"}
export { default } from 'fastify'
