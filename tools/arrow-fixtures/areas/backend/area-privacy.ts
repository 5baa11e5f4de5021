// {"rule":"area-privacy","from":"apps/backend/src/privacy/wrong-arrow.ts"}
export * from '../content/blog/posts.store.ts'
