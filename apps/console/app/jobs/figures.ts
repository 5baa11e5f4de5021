import type { Job, JobItem, JobItemState } from '@filiera/contract/console/jobs'

/** Ways that products of a job go; of a file, those that become new ones go apart. */
export type Way = JobItemState | 'new'

/** What a way is called: what was ready when a job was stopped stayed as it was. */
export const nameOfWay = <W extends Way>(way: W, { state }: Job) =>
  way === 'ready' && state === 'cancelled' ? 'untouched' : way

/** Whether a job changes a product, or did. */
export function changes(job: Job, { state }: JobItem): boolean {
  const way = nameOfWay(state, job)
  return way === 'ready' || way === 'done'
}

/** Ways that a job shows, in this order. */
export const ways = ['new', 'ready', 'done', 'same', 'refused', 'left_out'] as const

/** How many go which way. */
export const figuresOf = ({ counts, newProducts }: Job): Readonly<Record<Way, number>> => ({
  ...counts,
  new: newProducts,
  ready: counts.ready - newProducts,
})

/** What a list is asked for to show those that go one way; all without one. */
export function askedFor(way: Way | null, { newProducts }: Job) {
  if (way === 'new') return { state: 'ready', new: 'true' } as const
  if (way === 'ready' && newProducts > 0) return { state: 'ready', new: 'false' } as const
  return way ? { state: way } : {}
}
