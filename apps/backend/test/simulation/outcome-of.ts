import type { Facts } from './invariants/read-facts.ts'

const sorted = (list: readonly string[]) => [...list].sort()

export type Outcome = Record<string, readonly string[]>

/** The end of a history without ids and times: what an interrupted run must share with the same run left alone (I12). */
export function outcomeOf(facts: Facts): Outcome {
  const mails = new Map(
    facts.mails.map(({ key, to, subject }) => [key, `${to.replace(/\d+/, '')} ${subject}`]),
  )
  return {
    checkouts: sorted(facts.checkouts.map(({ status, total_cents }) => `${status} ${total_cents}`)),
    orders: sorted(facts.orders.map(({ status, amount_cents }) => `${status} ${amount_cents}`)),
    audit: sorted(facts.events.map(({ status }) => status)),
    attempts: sorted(facts.attempts.map(({ provider, method, status }) => `${provider} ${method} ${status}`)),
    stock: facts.products.map(({ stock }) => String(stock)),
    holds: sorted(facts.holds.map(({ state, quantity }) => `${state} ${quantity}`)),
    ledger: sorted(facts.ledger.map(({ movement, amount_cents }) => `${movement} ${amount_cents}`)),
    transfers: sorted(facts.transfers.map(({ status, amount_cents }) => `${status} ${amount_cents}`)),
    refunds: sorted(facts.refunds.map(({ status, amount_cents }) => `${status} ${amount_cents}`)),
    withdrawals: sorted(facts.withdrawals.map(({ status, amount_cents }) => `${status} ${amount_cents}`)),
    disputes: sorted(facts.disputes.map(({ status, amount_cents }) => `${status} ${amount_cents}`)),
    debts: sorted(facts.debts.map(({ amount_cents }) => String(amount_cents))),
    mails: sorted([...mails.values()].map((mail) => mail.replaceAll(/[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/g, '#'))),
    cards: sorted(facts.cards.map(({ alias, active }) => `${alias} ${active}`)),
  }
}
