import type { Case } from '@filiera/contract/payments/cases'
import { sql } from 'kysely'
import type { Executor } from '../../platform/database/open-database.ts'

type Payment = NonNullable<Case['payment']>
type Refund = NonNullable<Case['refund']>

/** What stands behind a case; money in cents, times as JSON text. */
export type CaseFacts = {
  id: string
  totalCents: number | null
  contactEmail: string | null
  decidedBy: string | null
  orders: (Pick<Case['orders'][number], 'id' | 'status' | 'seller'> & {
    amountCents: number
    refundedCents: number
  })[]
  payment: (Omit<Payment, 'amount' | 'refunded'> & { amountCents: number; refundedCents: number }) | null
  refund: (Omit<Refund, 'amount'> & { amountCents: number }) | null
  review: Case['review']
}

/** Purchase, orders, payment, refund and reported review of each case, and who decided it. */
export async function findCaseFacts(executor: Executor, ids: readonly string[]): Promise<CaseFacts[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<CaseFacts>`
    select t.id, c.total_cents as "totalCents", nullif(c.contact_email, '') as "contactEmail", w.email as "decidedBy",
      coalesce((select json_agg(json_build_object('id', o.id, 'status', o.status, 'seller', s.name,
        'amountCents', o.amount_cents, 'refundedCents', o.refunded_cents) order by o.id)
        from purchase_order o join seller s on s.id = o.seller_id
        where o.id = t.order_id or (t.order_id is null and o.checkout_id = t.checkout_id)), '[]') as orders,
      case when a.id is not null then json_build_object('method', a.method, 'status', a.status, 'ref', a.provider_id,
        'amountCents', a.amount_cents, 'refundedCents', a.refunded_cents,
        'result', coalesce(a.result_code, a.failure_reason), 'seenAt', greatest(a.updated_at, a.checked_at)) end as payment,
      case when r.id is not null then json_build_object('status', r.status, 'amountCents', r.amount_cents,
        'tries', r.tries, 'result', r.result,
        'postponedUntil', case when r.status = 'pending' then r.postponed_until end) end as refund,
      (select json_build_object('productId', p.id::text, 'product', coalesce(x.title, p.slug), 'seller', s.name, 'author', v.author,
        'stars', v.stars, 'title', v.title, 'text', v.text, 'reason', e.reason, 'words', e.words)
        from review v join review_report e on e.review_id = v.id join product p on p.id = v.product_id
        join seller s on s.id = p.seller_id left join product_text x on x.product_id = p.id and x.lang = 'it'
        where v.id = t.review_id) as review
    from review_task t
    left join checkout c on c.id = t.checkout_id
    left join refund r on r.id = t.refund_id
    left join payment_attempt a on a.id = coalesce(t.attempt_id, r.attempt_id, c.paid_attempt_id)
    left join account w on w.id = t.decided_by
    where t.id = any(${[...ids]}::uuid[])`.execute(executor)
  return rows
}

/** A refund that waits for its time; money in cents. */
export type PostponedRefund = {
  id: string
  orderId: string | null
  seller: string | null
  amountCents: number
  reason: string
  until: Date
}

/** Refunds that are tried again by themselves, the next one first. */
export async function findPostponedRefunds(executor: Executor, limit: number): Promise<PostponedRefund[]> {
  const { rows } = await sql<PostponedRefund>`
    select r.id, r.order_id as "orderId", s.name as seller, r.amount_cents as "amountCents",
      coalesce(r.postponed_reason, '') as reason, r.postponed_until as until
    from refund r
    left join purchase_order o on o.id = r.order_id
    left join seller s on s.id = o.seller_id
    where r.status = 'pending' and r.postponed_until is not null
    order by r.postponed_until, r.id limit ${limit}`.execute(executor)
  return rows
}
