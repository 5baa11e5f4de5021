import { randomUUID } from 'node:crypto'
import { type Delivery, type DeliveryControl, emptyDeliveryControl, type Fault } from './disturbance/types.ts'
import type { Message } from './mailbox/message.ts'
import { emptyMangopay, type MangopayState } from './mangopay/types.ts'
import { emptyStripe, type StripeState } from './stripe/types.ts'
import type { Task } from './task.ts'

/** Everything the sandbox remembers, as plain data: the snapshot file is exactly this. */
export interface SandboxState {
  version: 1
  seed: string
  counter: number
  clockOffsetMs: number
  tasks: Task[]
  deliveries: Record<string, Delivery>
  deliveryControl: DeliveryControl
  faults: Fault[]
  mail: Message[]
  mangopay: MangopayState
  stripe: StripeState
}

/** A new world. Without a seed its ids are random, so they never meet ids a database kept from an earlier one. */
export function emptyState(seed: string = randomUUID()): SandboxState {
  return {
    version: 1,
    seed,
    counter: 0,
    clockOffsetMs: 0,
    tasks: [],
    deliveries: {},
    deliveryControl: emptyDeliveryControl(),
    faults: [],
    mail: [],
    mangopay: emptyMangopay(),
    stripe: emptyStripe(),
  }
}
