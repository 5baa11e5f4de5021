import {
  decideReviewTask,
  listReviewTasks,
  type ReviewDecision,
  type ReviewTask,
} from '@filiera/contract/payments/review-queue'
import type { World } from '../world/world.ts'
import { type Action, request } from './request.ts'

/** Open cases, oldest first, as the operator's screen shows them. */
export async function openCases(world: World): Promise<readonly ReviewTask[]> {
  const { operator, sim } = world
  const listed = await request(world, 'review queue', operator, () =>
    sim.call(listReviewTasks, { query: { state: 'open', limit: '100' } }, operator.headers),
  )
  return listed.ok ? listed.value : []
}

export async function decide(
  world: World,
  { id, kind }: ReviewTask,
  decision: ReviewDecision,
): Promise<void> {
  const { operator, sim } = world
  world.note(`${operator.name}: ${kind}: ${decision}`)
  await request(world, 'decide case', operator, () =>
    sim.call(
      decideReviewTask,
      { params: { id }, body: { decision, note: 'looked at it' } },
      operator.headers,
    ),
  )
}

/** What an operator may close before a history ends: it leaves nothing undone. */
const closable: readonly ReviewTask['kind'][] = ['refund_failed', 'transfer_blocked', 'seller_debt']

const decisions = ({ kind, choices }: ReviewTask): readonly ReviewDecision[] =>
  closable.includes(kind) ? choices : choices.filter((choice) => choice !== 'close')

/** The operator decides a case one way or another. */
export const judge: Action = async (world) => {
  const cases = await openCases(world)
  if (cases.length === 0) return
  const task = world.random.pick(cases)
  const choices = decisions(task)
  if (choices.length > 0) await decide(world, task, world.random.pick(choices))
}

/** The operator decides every open case of a kind the same way. */
export const judgeAll =
  (kind: ReviewTask['kind'], decision: ReviewDecision): Action =>
  async (world) => {
    for (const task of await openCases(world)) if (task.kind === kind) await decide(world, task, decision)
  }
