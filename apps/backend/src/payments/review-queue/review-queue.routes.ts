import type { EndpointRequest } from '@filiera/contract/endpoint'
import * as contract from '@filiera/contract/payments/review-queue'
import { callerOf } from '../../platform/http/caller.ts'
import { bind } from '../../platform/http/endpoint.ts'
import type { Services } from '../../services.ts'
import { findCaseFacts, findPostponedRefunds } from './case-facts.store.ts'
import { decideReviewTask } from './decide-review-task.ts'
import { presentPostponedRefund, presentReviewTask } from './review-queue.presenter.ts'
import { countTasks, findTasks, type StoredTask } from './review-queue.store.ts'

const DEFAULT_LIMIT = 24
/** Refunds that wait, in the overview. */
const POSTPONED = 50

async function answer({ db }: Services, tasks: readonly StoredTask[]): Promise<contract.ReviewTask[]> {
  const facts = await findCaseFacts(
    db,
    tasks.map(({ id }) => id),
  )
  return tasks.flatMap((task) => {
    const own = facts.find(({ id }) => id === task.id)
    return own ? [presentReviewTask(task, own)] : []
  })
}

type Asked = EndpointRequest<typeof contract.listReviewTasks>['query']
type Filter = EndpointRequest<typeof contract.getReviewOverview>['query']

async function readTasks(services: Services, { start = 0, limit = DEFAULT_LIMIT, state, ...filter }: Asked) {
  const isDecided = state === 'decided'
  return answer(services, await findTasks(services.db, { ...filter, start, limit, isDecided }))
}

async function readOverview({ db }: Services, { kind, search }: Filter) {
  return {
    ...(await countTasks(db, { kind, search })),
    postponed: (await findPostponedRefunds(db, POSTPONED)).map(presentPostponedRefund),
  }
}

export const reviewQueueRoutes = (services: Services) => [
  bind(contract.listReviewTasks, ({ query }) => readTasks(services, query)),
  bind(contract.getReviewOverview, ({ query }) => readOverview(services, query)),
  bind(contract.readReviewQueuePage, async ({ query }) => {
    const [tasks, overview] = await Promise.all([readTasks(services, query), readOverview(services, query)])
    return { tasks, overview }
  }),
  bind(contract.decideReviewTask, async ({ params, body, identity, request }) => {
    const { decision, note } = body
    const { accountId } = identity
    const decided = await decideReviewTask(services, { id: params.id, decision, note, accountId })
    await callerOf(request, services).report('case_decided', identity.email, `case ${decided.id} ${decision}`)
    const [task] = await answer(services, [decided])
    if (!task) throw new Error(`case ${decided.id} is gone`)
    return task
  }),
]
