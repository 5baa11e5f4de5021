import type { Texts } from '@filiera/domain/languages'
import { sql } from 'kysely'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'

export type FamilyRow = { id: string; axis: Texts; version: number }

/** The family of a product of a shop; undefined without one. */
export async function findFamilyOf(
  executor: Executor,
  sellerId: string,
  productId: string,
): Promise<FamilyRow | undefined> {
  return executor
    .selectFrom('product_family_member as m')
    .innerJoin('product_family as f', 'f.id', 'm.family_id')
    .select(['f.id', 'f.axis', 'f.version'])
    .where('m.product_id', '=', productId)
    .where('f.seller_id', '=', sellerId)
    .executeTakeFirst()
}

/** The members of a family in their order. */
export async function findMembers(
  executor: Executor,
  familyId: string,
): Promise<{ id: string; value: Texts }[]> {
  return executor
    .selectFrom('product_family_member')
    .select(['product_id as id', 'value'])
    .where('family_id', '=', familyId)
    .orderBy('position')
    .orderBy('product_id')
    .execute()
}

export type Format = { axis: Texts; value: Texts; others: string[] }

/** Under which name products are sold with others, and their numbers in the order of the shop; without formats they are left out. */
export async function findFormats(executor: Executor, ids: readonly string[]): Promise<Map<string, Format>> {
  const { rows } = await sql<Format & { id: string }>`
    select m.product_id as id, f.axis, m.value,
      array(select o.product_id::text from product_family_member o
        where o.family_id = f.id and o.product_id <> m.product_id order by o.position, o.product_id) as others
    from product_family_member m join product_family f on f.id = m.family_id
    where m.product_id = any(${ids}::bigint[])`.execute(executor)
  return new Map(rows.map(({ id, ...format }) => [id, format]))
}

export type Candidate = { id: string; category_id: number; family_id: string | null }

/** Locks products of a shop as checkouts do, the lowest id first; those of others are left out. */
export async function lockCandidates(
  trx: Transaction,
  sellerId: string,
  ids: readonly string[],
): Promise<Candidate[]> {
  await sql`select 1 from product where id = any(${ids}::bigint[]) and seller_id = ${sellerId}::bigint
    order by id for no key update`.execute(trx)
  const { rows } = await sql<Candidate>`
    select p.id, p.category_id, m.family_id from product p left join product_family_member m on m.product_id = p.id
    where p.id = any(${ids}::bigint[]) and p.seller_id = ${sellerId}::bigint`.execute(trx)
  return rows
}

export async function insertFamily(trx: Transaction, sellerId: string, axis: Texts): Promise<string> {
  const { id } = await trx
    .insertInto('product_family')
    .values({ seller_id: sellerId, axis: JSON.stringify(axis) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** With its members, who become products of their own. */
export async function removeFamily(trx: Transaction, id: string): Promise<void> {
  await trx.deleteFrom('product_family').where('id', '=', id).execute()
}

/** Puts the members of a family in the place of those that were. */
export async function writeMembers(
  trx: Transaction,
  familyId: string,
  members: readonly { id: string; value: Texts }[],
): Promise<void> {
  const ids = members.map(({ id }) => id)
  await trx
    .deleteFrom('product_family_member')
    .where('family_id', '=', familyId)
    .where('product_id', 'not in', ids)
    .execute()
  await trx
    .insertInto('product_family_member')
    .values(
      members.map(({ id, value }, position) => ({
        product_id: id,
        family_id: familyId,
        position,
        value: JSON.stringify(value),
      })),
    )
    .onConflict((conflict) =>
      conflict.column('product_id').doUpdateSet(({ ref }) => ({
        position: ref('excluded.position'),
        value: ref('excluded.value'),
      })),
    )
    .execute()
}

export async function changeAxis(trx: Transaction, id: string, axis: Texts): Promise<void> {
  await trx
    .updateTable('product_family')
    .set((row) => ({ axis: JSON.stringify(axis), version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}
