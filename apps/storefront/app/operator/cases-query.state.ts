import { type CaseKind, caseKinds } from '@filiera/contract/payments/cases'

/** Cases on a page. */
export const PAGE = 12
/** The last place of a list that is asked for. */
const LAST_START = 10_000
/** Longest text that is looked for (contract). */
const SEARCH_MAX = 100

/** `search` is empty when nothing is looked for. */
export type CasesQuery = {
  state: 'open' | 'decided'
  kind: CaseKind | null
  search: string
  start: number
}

/** What an address asks for: the open cases of every kind unless it says so. */
export function readCasesQuery(params: URLSearchParams): CasesQuery {
  const start = Number(params.get('start') ?? '0')
  return {
    state: params.get('state') === 'decided' ? 'decided' : 'open',
    kind: caseKinds.find((kind) => kind === params.get('kind')) ?? null,
    search: (params.get('search') ?? '')
      .replaceAll(/\p{Cc}/gu, ' ')
      .slice(0, SEARCH_MAX)
      .trim(),
    start: Number.isInteger(start) && start > 0 && start <= LAST_START ? start : 0,
  }
}

/** The query of an address; nothing for the first page of all open cases. */
export function casesSearch({ state, kind, search: wanted, start }: CasesQuery): string {
  const params = new URLSearchParams()
  if (state !== 'open') params.set('state', state)
  if (kind) params.set('kind', kind)
  if (wanted) params.set('search', wanted)
  if (start > 0) params.set('start', String(start))
  const search = params.toString()
  return search ? `?${search}` : ''
}
