import { sql } from 'kysely'
import type { Executor } from '../../platform/database/open-database.ts'

/** Rows of one kind that an export holds at most, the newest. */
const MOST = 1000

type Row = Record<string, unknown>

/** Every other list of the export, by the query that reads it; times come as ISO text, money in cents as its name says. */
const lists = {
  sessions: `select user_agent as "userAgent", created_at as "createdAt", last_seen_at as "lastSeenAt"
    from session where account_id = $1::uuid order by created_at desc`,
  devices: `select family as device, seen_at as "seenAt" from account_device where account_id = $1::uuid order by seen_at desc`,
  cards: `select alias, type, expiry, currency, active, created_at as "createdAt"
    from saved_card where account_id = $1::uuid order by created_at desc`,
  cart: `select l.product_id::text as "productId", t.title, l.quantity, l.charged_cents_when_added as "chargedCentsWhenAdded",
      l.added_at as "addedAt"
    from cart_line l join cart c on c.id = l.cart_id left join product_text t on t.product_id = l.product_id and t.lang = 'it'
    where c.account_id = $1::uuid order by l.added_at desc`,
  reviews: `select product_id::text as "productId", order_id as "orderId", stars, title, text, lang, author, status, reply,
      created_at as "createdAt", updated_at as "updatedAt"
    from review where account_id = $1::uuid order by created_at desc`,
  orderMessages: `select m.order_id as "orderId", m.sender as "from", m.topic, m.text, m.products::text[] as products,
      array(select '/api/order-photos/' || p.name || '.webp' from order_message_photo p where p.message_id = m.id order by p.position) as photos,
      m.created_at as "createdAt"
    from order_message m join purchase_order o on o.id = m.order_id where o.account_id = $1::uuid order by m.created_at desc`,
  orderNotes: `select n.order_id as "orderId", n.text, n.changed_at as "changedAt"
    from order_note n join purchase_order o on o.id = n.order_id
    where o.account_id = $1::uuid and n.text <> '' order by n.changed_at desc`,
  withdrawals: `select w.order_id as "orderId", w.status, w.reason, w.amount_cents as "amountCents", w.note,
      (select json_agg(json_build_object('productId', l.product_id::text, 'quantity', l.quantity, 'amountCents', l.amount_cents))
        from order_withdrawal_line l where l.withdrawal_id = w.id) as lines,
      w.send_back_by as "sendBackBy", w.left_to_shop_at as "leftToShopAt", w.created_at as "createdAt", w.decided_at as "decidedAt"
    from order_withdrawal w join purchase_order o on o.id = w.order_id where o.account_id = $1::uuid order by w.created_at desc`,
  payments: `select p.checkout_id::text as purchase, p.method, p.status, p.amount_cents as "amountCents",
      p.refunded_cents as "refundedCents", p.created_at as "createdAt"
    from payment_attempt p join checkout c on c.id = p.checkout_id where c.account_id = $1::uuid order by p.created_at desc`,
  refunds: `select r.order_id as "orderId", r.status, r.amount_cents as "amountCents", r.reason, r.created_at as "createdAt"
    from refund r join payment_attempt p on p.id = r.attempt_id join checkout c on c.id = p.checkout_id
    where c.account_id = $1::uuid order by r.created_at desc`,
  shops: `select s.name as shop, m.role, m.created_at as "since"
    from seller_member m join seller s on s.id = m.seller_id where m.account_id = $1::uuid order by m.created_at desc`,
  consents: `select terms_version as "termsVersion", age_confirmed_at as "ageConfirmedAt", created_at as "acceptedAt"
    from checkout where account_id = $1::uuid order by created_at desc`,
} as const

/** What was sent from the mailbox of the account, whoever typed its address: only for who proved to own it. */
const mailboxLists = {
  subscriptions: `select kind, product_id::text as "productId", query, locale, status, confirmed_at as "confirmedAt", created_at as "createdAt"
    from subscription where email = $1 order by created_at desc`,
  invitations: `select s.name as shop, i.role, i.created_at as "createdAt", i.expires_at as "expiresAt"
    from shop_invitation i join seller s on s.id = i.seller_id where i.email = $1 order by i.created_at desc`,
  messages: `select name, subject, message, locale, status, created_at as "createdAt"
    from contact_message where email = $1 order by created_at desc`,
} as const

async function read<L extends Readonly<Record<string, string>>>(
  executor: Executor,
  queries: L,
  value: string,
): Promise<{ [K in keyof L]: Row[] }> {
  const found: Record<string, Row[]> = {}
  for (const [name, text] of Object.entries(queries)) {
    const [before = '', after = ''] = text.split(/\$1/)
    const query = sql<Row>`${sql.raw(before)}${value}${sql.raw(after)} limit ${MOST}`
    found[name] = (await query.execute(executor)).rows
  }
  return found as { [K in keyof L]: Row[] }
}

/** When the account was made and its mailbox proved. @throws Error when it is gone meanwhile */
export async function findAccountDates(
  executor: Executor,
  accountId: string,
): Promise<{ email: string; createdAt: Date; confirmedAt: Date | null }> {
  return executor
    .selectFrom('account')
    .select(['email', 'created_at as createdAt', 'confirmed_at as confirmedAt'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
}

/** Sessions, cards, cart, reviews, messages and notes about orders, withdrawals, payments, refunds, shops and consents of the account. */
export const readOwnLists = (executor: Executor, accountId: string) => read(executor, lists, accountId)

/** Subscriptions, invitations and messages of a proved address. */
export const readMailboxLists = (executor: Executor, email: string) => read(executor, mailboxLists, email)
