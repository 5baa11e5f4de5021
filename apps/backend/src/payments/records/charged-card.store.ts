import type { Executor } from '../../platform/database/open-database.ts'

/** Scheme and last digits of the card of an attempt; undefined where the provider asked for one, or its row is gone. */
export function findChargedCard(
  executor: Executor,
  attemptId: string,
): Promise<{ type: string; alias: string } | undefined> {
  return executor
    .selectFrom('payment_attempt as a')
    .innerJoin('saved_card as c', 'c.id', 'a.card_id')
    .select(['c.type', 'c.alias'])
    .where('a.id', '=', attemptId)
    .executeTakeFirst()
}
