import { join } from './join.ts'

/** The place of something that is still coming; give it the real geometry. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={join('skeleton block rounded-plate bg-quiet', className)} />
}
