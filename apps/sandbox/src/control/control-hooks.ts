import { z } from 'zod'
import { release } from '../disturbance/delivery-control.ts'
import type { Sandbox } from '../sandbox.ts'

const count = z.int().min(0).default(1)
/** What can be done to the messages of both providers. */
export const hooksBody = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('pause') }),
  z.strictObject({ action: z.literal('release'), reverse: z.boolean().default(false) }),
  z.strictObject({ action: z.literal('deliver-now') }),
  z.strictObject({ action: z.literal('lose'), count }),
  z.strictObject({ action: z.literal('duplicate'), count }),
  z.strictObject({ action: z.literal('reorder'), count }),
  z.strictObject({ action: z.literal('before-answer'), count }),
  z.strictObject({ action: z.literal('delay'), count, ms: z.int().min(0) }),
  z.strictObject({ action: z.literal('signature'), clock: z.enum(['real', 'virtual']) }),
])

/** Disturbs, holds or lets out messages. */
export function controlHooks(sandbox: Sandbox, wanted: z.output<typeof hooksBody>): void {
  const { deliveryControl: control, deliveries } = sandbox.state
  if (wanted.action === 'pause') control.paused = true
  else if (wanted.action === 'release') release(sandbox, wanted.reverse)
  else if (wanted.action === 'lose') control.lose = wanted.count
  else if (wanted.action === 'duplicate') control.duplicate = wanted.count
  else if (wanted.action === 'reorder') control.reorder = { left: wanted.count, held: [] }
  else if (wanted.action === 'before-answer') control.beforeAnswer = wanted.count
  else if (wanted.action === 'delay') control.delay = { left: wanted.count, ms: wanted.ms }
  else if (wanted.action === 'signature') control.signature = wanted.clock
  else {
    for (const id of Object.keys(deliveries)) {
      if (control.held.includes(id)) continue
      sandbox.clock.cancel('deliver', id)
      sandbox.clock.add('deliver', id)
    }
  }
}
