import { auditedKinds, listActivity } from '@filiera/contract/console/people/activity'
import type { AuditedKind } from '@filiera/contract/endpoint'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { pagedQuery } from '../api/paged-query.ts'
import { useTexts } from '../texts/texts.tsx'

/** What of the log is shown; it stands in the address. */
export type ActivityView = { person?: string; kind?: AuditedKind; from?: string; to?: string }

const DAY = /^\d{4}-\d{2}-\d{2}$/
const ID = /^[\da-f-]{36}$/

/** The view of an address; what means nothing is left out. */
export function readView(params: URLSearchParams): ActivityView {
  const read = (name: string, is: (value: string) => boolean) => {
    const value = params.get(name)
    return value && is(value) ? { [name]: value } : {}
  }
  return {
    ...read('person', (value) => ID.test(value)),
    ...read('kind', (value) => auditedKinds.some((known) => known === value)),
    ...read('from', (value) => DAY.test(value)),
    ...read('to', (value) => DAY.test(value)),
  }
}

/** A shop's log, as many pages as were asked for. */
export function useActivity(shop: string, view: ActivityView) {
  const { language: lang } = useTexts()
  return useInfiniteQuery({
    ...pagedQuery(
      listActivity,
      { query: { shop, lang, ...view } },
      { by: 'after', next: ({ next }) => next },
    ),
    placeholderData: keepPreviousData,
  })
}
