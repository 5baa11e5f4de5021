// {"rule":"area-cart","from":"apps/backend/src/cart/wrong-area-cart.ts"}
export * from '../content/blog/posts.store.ts'
