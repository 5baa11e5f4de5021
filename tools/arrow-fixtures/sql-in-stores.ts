// {"rule":"sql-in-stores","from":"apps/backend/src/cart/wrong-sql-in-stores.ts"}
export { sql } from 'kysely'
