import { getCheckout } from '@filiera/contract/orders/orders'
import { cardNumbers } from '../actions/card-actions.ts'
import type { World } from '../world/world.ts'
import { invariants } from './invariants.ts'
import type { Facts } from './read-facts.ts'

/** The total that a customer reads is the one that is charged (I16). */
async function readTotals(facts: Facts, { sim, shoppers }: World): Promise<string[]> {
  const [checkout] = facts.checkouts.filter(({ paid_attempt_id }) => paid_attempt_id !== null)
  const owner = shoppers.find(({ buyer }) => buyer.accountId === checkout?.account_id)
  if (!checkout || !owner) return []
  const read = await sim.call(getCheckout, { params: { id: checkout.id } }, owner.buyer.headers)
  const shown = read.ok ? Math.round(read.value.total * 100) : read.problem.code
  return shown === checkout.total_cents
    ? []
    : [`I16: ${shown} cents are shown, ${checkout.total_cents} charged`]
}

/** No digits of a card that was saved are in what we store, send, say or are told (I14). */
function findCards(facts: Facts, { sim, lines }: World): string[] {
  const { mangopay, stripe, ...ours } = facts
  const places = {
    'our tables, mails or calls': ours,
    'the log': [sim.backend.logs, lines],
    'what the providers keep': [mangopay.cards, mangopay.cardRegistrations, mangopay.payIns, stripe.charges],
    'the journal': sim.outside.sandbox.journal.entries(),
  }
  return Object.entries(places).flatMap(([place, things]) => {
    const text = JSON.stringify(things)
    return Object.values(cardNumbers)
      .filter((number) => text.includes(number))
      .map((number) => `I14: card ${number.slice(-4)} is in ${place}`)
  })
}

/** Every invariant against what a history left behind. @returns the breaches, each with the name of its invariant */
export async function checkInvariants(facts: Facts, world: World): Promise<string[]> {
  const breaches = Object.entries(invariants).flatMap(([name, holds]) =>
    holds(facts).map((line) => `${name}: ${line}`),
  )
  const strayed = world.sim.network.strayed.map((host) => `I20: ${host} was called instead of the sandbox`)
  return [...breaches, ...strayed, ...findCards(facts, world), ...(await readTotals(facts, world))]
}
