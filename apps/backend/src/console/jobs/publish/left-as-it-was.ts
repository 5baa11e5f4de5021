import { isSameValue } from '@filiera/domain/json-value'
import { applyChange, changeBetween, partsNamedBy } from '@filiera/domain/products/content-parts'
import type { JobColumns } from '../../../platform/database/tables/jobs.ts'
import type { EditedContent } from '../../products/read-contents.ts'
import type { StepItem } from '../job-steps.store.ts'

/** Whether an item is a publication, or what takes one back. */
export const isPublication = ({ before }: StepItem): boolean => before?.draft_version !== undefined

/** Whether a product is as a job saw or left it: its draft, what is live, and whether it is sold where that counts. */
export function isAsLeft({ live, draft }: EditedContent, left: JobColumns): boolean {
  const { draft_version, parts = {}, status } = left
  return (
    draft.version === draft_version &&
    (status === undefined || live.status === status) &&
    isSameValue(partsNamedBy(live.content, parts), parts)
  )
}

/** What changes in what is live when parts are put back. */
export const changeTo = ({ live }: EditedContent, { parts = {} }: JobColumns) =>
  changeBetween(live.content, applyChange(live.content, parts))
