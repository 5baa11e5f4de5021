import { getCheckout } from '@filiera/contract/orders'
import { invariants } from './invariants.ts'
import type { Facts } from './read-facts.ts'
import type { World } from './world.ts'

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

/** Every invariant against what a history left behind. @returns the breaches, each with the name of its invariant */
export async function checkInvariants(facts: Facts, world: World): Promise<string[]> {
  const breaches = Object.entries(invariants).flatMap(([name, holds]) =>
    holds(facts).map((line) => `${name}: ${line}`),
  )
  return [...breaches, ...(await readTotals(facts, world))]
}
