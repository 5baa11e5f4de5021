/** One message to one listener. `target` is the hook or webhook endpoint, `event` what to tell. */
export interface Delivery {
  id: string
  provider: 'mangopay' | 'stripe'
  target: string
  event: { type: string; resource: string; date: number }
  tries: number
  /** When the last planned try was due, in milliseconds of the virtual clock. */
  due: number
}

/** How deliveries are disturbed: counts are "the next n messages". */
export interface DeliveryControl {
  paused: boolean
  held: string[]
  lose: number
  duplicate: number
  reorder: { left: number; held: string[] }
  delay: { left: number; ms: number }
  beforeAnswer: number
  /** The clock of Stripe's signatures: listeners live in real time unless they share the virtual one. */
  signature: 'real' | 'virtual'
}

export function emptyDeliveryControl(): DeliveryControl {
  return {
    paused: false,
    held: [],
    lose: 0,
    duplicate: 0,
    reorder: { left: 0, held: [] },
    delay: { left: 0, ms: 0 },
    beforeAnswer: 0,
    signature: 'real',
  }
}

export const faultKinds = [
  'delay',
  'drop-before',
  'drop-after',
  'status-500',
  'kept-500',
  'status-429',
  'malformed-json',
  'wrong-amount',
  'undecided',
] as const

/** What goes wrong with the next `left` calls whose method and path match. `*` in the path stands for anything. */
export interface Fault {
  id: string
  kind: (typeof faultKinds)[number]
  method: string | null
  path: string
  left: number
  delayMs: number
  headers: Record<string, string>
}
