import { expiries } from '@filiera/domain/products/lots'
import { z } from 'zod'
import { serialId } from '../values.ts'

/** Pieces of an order's line by lot. */
export const lineLot = z
  .object({
    id: serialId,
    code: z.string(),
    /** Last day on which it is good; null for food that needs none. */
    expires: z.iso.date().nullable(),
    expiry: z.enum(expiries).nullable(),
    pieces: z.int(),
    /** Recalled: it must not be sent. */
    isBlocked: z.boolean(),
  })
  .meta({ id: 'LineLot' })
export type LineLot = z.output<typeof lineLot>
