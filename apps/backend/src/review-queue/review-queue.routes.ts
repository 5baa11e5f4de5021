import { decideReviewTask as decideEndpoint, listReviewTasks } from '@filiera/contract/review-queue'
import { bind } from '../http/endpoint.ts'
import type { Services } from '../services.ts'
import { decideReviewTask } from './decide-review-task.ts'
import { reviewTaskAnswer } from './review-queue.answer.ts'
import { findTasks } from './review-task.store.ts'

const DEFAULT_LIMIT = 24

export const reviewQueueRoutes = (services: Services) => [
  bind(listReviewTasks, async ({ query: { start = 0, limit = DEFAULT_LIMIT, state } }) =>
    (await findTasks(services.db, { start, limit, isDecided: state === 'decided' })).map(reviewTaskAnswer),
  ),
  bind(decideEndpoint, async ({ params, body, identity }) =>
    reviewTaskAnswer(
      await decideReviewTask(services, {
        id: params.id,
        decision: body.decision,
        note: body.note,
        accountId: identity.accountId,
      }),
    ),
  ),
]
