import { sql } from 'kysely'
import type { Database } from '../../platform/database/open-database.ts'

/**
 * Puts another photo, or none, in the place of the account's.
 * @returns the name of the former one, or null; undefined when the account is gone
 */
export async function replacePhoto(
  db: Database,
  accountId: string,
  name: string | null,
): Promise<string | null | undefined> {
  const { rows } = await sql<{ former: string | null }>`
    update account set photo_name = ${name}
    from (select id, photo_name from account where id = ${accountId}::uuid for update) before
    where account.id = before.id returning before.photo_name as former`.execute(db)
  return rows[0]?.former
}

/** Those of the names that belong to an account. */
export async function findUsedPhotos(db: Database, names: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('account')
    .select('photo_name')
    .where('photo_name', 'in', [...names])
    .execute()
  return rows.flatMap(({ photo_name }) => photo_name ?? [])
}
