import { type Case, type CaseDecision, decideCase, listCases } from '@filiera/contract/payments/cases'
import type { World } from '../world/world.ts'
import { type Action, request } from './request.ts'

/** Open cases, oldest first, as the operator's screen shows them. */
export async function openCases(world: World): Promise<readonly Case[]> {
  const { operator, sim } = world
  const listed = await request(world, 'cases', operator, () =>
    sim.call(listCases, { query: { state: 'open', limit: '100' } }, operator.headers),
  )
  return listed.ok ? listed.value : []
}

export async function decide(world: World, { id, kind }: Case, decision: CaseDecision): Promise<void> {
  const { operator, sim } = world
  world.note(`${operator.name}: ${kind}: ${decision}`)
  await request(world, 'decide case', operator, () =>
    sim.call(decideCase, { params: { id }, body: { decision, note: 'looked at it' } }, operator.headers),
  )
}

/** What an operator may close before a history ends: it leaves nothing undone. */
const closable: readonly Case['kind'][] = ['refund_failed', 'transfer_blocked', 'seller_debt']

const decisions = ({ kind, choices }: Case): readonly CaseDecision[] =>
  closable.includes(kind) ? choices : choices.filter((choice) => choice !== 'close')

/** The operator decides a case one way or another. */
export const judge: Action = async (world) => {
  const cases = await openCases(world)
  if (cases.length === 0) return
  const item = world.random.pick(cases)
  const choices = decisions(item)
  if (choices.length > 0) await decide(world, item, world.random.pick(choices))
}

/** The operator decides every open case of a kind the same way. */
export const judgeAll =
  (kind: Case['kind'], decision: CaseDecision): Action =>
  async (world) => {
    for (const item of await openCases(world)) if (item.kind === kind) await decide(world, item, decision)
  }
