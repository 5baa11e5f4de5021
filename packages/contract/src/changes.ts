import { z } from 'zod'
import { time } from './values.ts'

/** A message of the change feed: tags of what changed, e.g. `product:12`, `seller:3`, `catalogue`. */
export const changeEvent = z.object({ tags: z.array(z.string()).max(500), at: time })
export type ChangeEvent = z.output<typeof changeEvent>
