// {"rule":"sql-in-stores","from":"apps/backend/src/cart/wrong-arrow.ts"}
export { sql } from 'kysely'
