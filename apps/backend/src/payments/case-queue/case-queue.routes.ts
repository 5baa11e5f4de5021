import type { EndpointRequest } from '@filiera/contract/endpoint'
import * as contract from '@filiera/contract/payments/cases'
import { PAGE_SIZE } from '@filiera/domain/catalogue-constants'
import { callerOf } from '../../platform/http/caller.ts'
import { bind } from '../../platform/http/endpoint.ts'
import { setPageHeaders } from '../../platform/http/list-headers.ts'
import type { Services } from '../../services.ts'
import { findCaseFacts, findPostponedRefunds } from './case-facts.store.ts'
import { presentCase, presentPostponedRefund } from './case-queue.presenter.ts'
import { countCases, countListedCases, findCases, type StoredCase } from './case-queue.store.ts'
import { decideCase } from './decide-case.ts'
import { decideMailCases } from './decide-mail-cases.ts'
import { countMailCases } from './mail-cases.store.ts'

/** Refunds that wait, in the overview. */
const POSTPONED = 50

async function answer({ db }: Services, cases: readonly StoredCase[]): Promise<contract.Case[]> {
  const facts = await findCaseFacts(
    db,
    cases.map(({ id }) => id),
  )
  return cases.flatMap((item) => {
    const own = facts.find(({ id }) => id === item.id)
    return own ? [presentCase(item, own)] : []
  })
}

type Asked = EndpointRequest<typeof contract.listCases>['query']
type Filter = EndpointRequest<typeof contract.getCaseOverview>['query']

async function readCases(services: Services, { start = 0, limit = PAGE_SIZE, state, ...filter }: Asked) {
  const isDecided = state === 'decided'
  return answer(services, await findCases(services.db, { ...filter, start, limit, isDecided }))
}

async function readOverview({ db }: Services, { kind, search }: Filter) {
  return {
    ...(await countCases(db, { kind, search })),
    postponed: (await findPostponedRefunds(db, POSTPONED)).map(presentPostponedRefund),
    givenUp: await countMailCases(db),
  }
}

export const caseQueueRoutes = (services: Services) => [
  bind(contract.listCases, async ({ query, request, reply }) => {
    const { start = 0, limit = PAGE_SIZE, state, ...filter } = query
    const cases = await readCases(services, query)
    const total = await countListedCases(services.db, { ...filter, isDecided: state === 'decided' })
    setPageHeaders(request, reply, { total, start, limit, length: cases.length })
    return cases
  }),
  bind(contract.getCaseOverview, ({ query }) => readOverview(services, query)),
  bind(contract.readCaseQueuePage, async ({ query }) => {
    const [cases, overview] = await Promise.all([readCases(services, query), readOverview(services, query)])
    return { cases, overview }
  }),
  bind(contract.decideCase, async ({ params, body, identity, request }) => {
    const { decision, note } = body
    const { accountId } = identity
    const decided = await decideCase(services, { id: params.id, decision, note, accountId })
    await callerOf(request, services).report('case_decided', identity.email, `case ${decided.id} ${decision}`)
    const [item] = await answer(services, [decided])
    if (!item) throw new Error(`case ${decided.id} is gone`)
    return item
  }),
  bind(contract.decideMailCases, async ({ body, identity, request }) => {
    const { mail, decision } = body
    const answered = await decideMailCases(services, { ...body, accountId: identity.accountId })
    const object = `cases of mail ${mail} ${decision} ${answered.decided}`
    await callerOf(request, services).report('case_decided', identity.email, object)
    return answered
  }),
]
