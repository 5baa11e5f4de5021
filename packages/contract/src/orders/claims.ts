import { z } from 'zod'
import { uuid } from '../values.ts'

/** A message that reports damaged, missing or wrong goods, and how it stands; a refund after it settles it, answered or not. */
export const orderClaim = z
  .object({
    messageId: uuid,
    state: z.enum(['open', 'answered', 'refunded']),
    /** Day by which the shop answers, in Italy. */
    answerBy: z.iso.date(),
  })
  .meta({ id: 'OrderClaim' })
export type OrderClaim = z.output<typeof orderClaim>
