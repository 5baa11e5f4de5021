// {"rule":"area-page-reads","from":"apps/backend/src/page-reads/wrong-arrow.ts"}
export * from '../privacy/export/export.store.ts'
