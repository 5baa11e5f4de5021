// {"rule":"area-page-reads","from":"apps/backend/src/page-reads/wrong-area-page-reads.ts"}
export * from '../privacy/export/export.store.ts'
