// {"rule":"area-cart","from":"apps/backend/src/cart/wrong-arrow.ts"}
export * from '../content/blog/posts.store.ts'
