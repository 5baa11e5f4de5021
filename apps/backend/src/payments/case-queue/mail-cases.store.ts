import type { CaseDecision } from '@filiera/contract/payments/cases'
import { sql } from 'kysely'
import { MAIL_KEY } from '../../mail/enqueue-mail.ts'
import type { Executor, Transaction } from '../../platform/database/open-database.ts'

const open = sql`t.kind = 'effect_failed' and t.decided_at is null`

/** Open cases of mails that were given up, by the kind of mail, the most frequent first. */
export async function countMailCases(executor: Executor): Promise<{ kind: string; open: number }[]> {
  const { rows } = await sql<{ kind: string; open: number }>`
    select split_part(t.effect_key, ':', 2) as kind, count(*)::int as open from review_task t
    where ${open} and starts_with(t.effect_key, ${MAIL_KEY}) group by 1 order by open desc, 1`.execute(
    executor,
  )
  return rows
}

type MailDecision = {
  /** What the keys of the mails begin with. */
  keyStart: string
  decision: CaseDecision
  by: string
  note: string
  now: Date
  limit: number
}

/** Writes a decision on the oldest open cases of a kind of mail; where it is sent again, on those whose mail is still there. @returns the mails */
export async function decideOpenMails(
  trx: Transaction,
  { keyStart, decision, by, note, now, limit }: MailDecision,
): Promise<string[]> {
  const canBe =
    decision === 'retry'
      ? sql`exists (select from outbox o where o.key = t.effect_key and o.done_at is null and o.payload <> '{}')`
      : sql`true`
  const { rows } = await sql<{ key: string }>`
    update review_task c set decision = ${decision}, decided_by = ${by}::uuid, decided_at = ${now}, note = ${note}
    from (select t.id from review_task t where ${open} and starts_with(t.effect_key, ${keyStart}) and ${canBe}
      order by t.opened_at, t.id limit ${limit} for update of t) taken
    where c.id = taken.id returning c.effect_key as key`.execute(trx)
  return rows.map(({ key }) => key)
}

/** Open cases of a kind of mail. */
export async function countOpenMails(executor: Executor, keyStart: string): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from review_task t where ${open} and starts_with(t.effect_key, ${keyStart})`.execute(
    executor,
  )
  return rows[0]?.open ?? 0
}
