// {"rule":"area-privacy","from":"apps/backend/src/privacy/wrong-area-privacy.ts"}
export * from '../content/blog/posts.store.ts'
