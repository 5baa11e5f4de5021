import { nextId } from '../ids.ts'
import type { Sandbox } from '../sandbox.ts'
import type { Delivery } from './types.ts'

type Outgoing = Pick<Delivery, 'provider' | 'target' | 'event'>

/** Sends a message now, or holds, loses, doubles, delays or reorders it when the control says so. */
export function send(sandbox: Sandbox, outgoing: Outgoing): void {
  const control = sandbox.state.deliveryControl
  if (control.lose > 0) {
    control.lose -= 1
    return
  }
  add(sandbox, outgoing)
  if (control.duplicate > 0) {
    control.duplicate -= 1
    add(sandbox, outgoing)
  }
}

/** Plans the next try `waitMs` after the last planned one; without a wait the message is given up. */
export function planRetry({ state, clock }: Sandbox, delivery: Delivery, waitMs: number | undefined): void {
  if (waitMs === undefined) {
    delete state.deliveries[delivery.id]
    return
  }
  const planned = delivery.due + waitMs
  delivery.due = planned > clock.nowMs() ? planned : clock.nowMs() + waitMs
  clock.add('deliver', delivery.id, delivery.due)
}

/** Lets out what was held while paused; `reverse` for the newest first. */
export function release(sandbox: Sandbox, reverse: boolean): void {
  const control = sandbox.state.deliveryControl
  const held = [...control.held, ...control.reorder.held]
  control.paused = false
  control.held = []
  control.reorder = { left: 0, held: [] }
  flush(sandbox, reverse ? held.reverse() : held)
}

function add(sandbox: Sandbox, outgoing: Outgoing): void {
  const { state, clock } = sandbox
  const control = state.deliveryControl
  const delivery: Delivery = { ...outgoing, id: nextId(state, 'dlv_'), tries: 0, due: clock.nowMs() }
  state.deliveries[delivery.id] = delivery
  if (control.paused) {
    control.held.push(delivery.id)
  } else if (control.reorder.left > 0) {
    control.reorder.held.push(delivery.id)
    control.reorder.left -= 1
    if (control.reorder.left === 0) release(sandbox, true)
  } else if (control.delay.left > 0) {
    control.delay.left -= 1
    clock.add('deliver', delivery.id, clock.nowMs() + control.delay.ms)
  } else if (control.beforeAnswer > 0) {
    control.beforeAnswer -= 1
    const work = clock.runNow('deliver', delivery.id).finally(() => sandbox.beforeAnswer.delete(work))
    sandbox.beforeAnswer.add(work)
  } else {
    clock.add('deliver', delivery.id)
  }
}

/** One after the other (a millisecond apart on the clock), so the asked order is the order of arrival. */
function flush(sandbox: Sandbox, ids: string[]): void {
  ids.forEach((id, index) => {
    sandbox.clock.add('deliver', id, sandbox.clock.nowMs() + index * 20)
  })
}
