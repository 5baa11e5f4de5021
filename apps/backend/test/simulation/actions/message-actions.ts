import type { Action } from './request.ts'

/** A message of a provider arrives, twice or not at all. */
export const hookArrives: Action = async (world) => {
  const { outside } = world.sim
  const held = outside.held()
  if (held.length === 0 || world.plan.losesHooks) return
  const id = world.random.pick(held)
  const roll = world.random.below(10)
  if (roll === 0) {
    world.note(`hook ${id} lost`)
    outside.lose(id)
    return
  }
  world.note(`hook ${id}${roll < 3 ? ' twice' : ''}`)
  const delivery = structuredClone(outside.sandbox.state.deliveries[id])
  await outside.deliver(id)
  if (roll >= 3 || !delivery) return
  outside.sandbox.state.deliveries[id] = delivery
  await outside.deliver(id)
}

export const deliverAll: Action = async ({ sim }) => {
  await Promise.all([...sim.outside.held()].map((id) => sim.outside.deliver(id)))
}

/** A hook that nobody sent: it says "paid" of whatever is open (I9). */
export const forge: Action = async (world) => {
  const [open] = Object.values(world.sim.outside.sandbox.state.mangopay.payIns).filter(
    ({ Status }) => Status === 'CREATED',
  )
  if (!open) return
  world.note(`forged hook for ${open.Id}`)
  const { MANGOPAY_HOOK_SECRET: secret } = world.sim.backend.services.config
  const query = new URLSearchParams({ EventType: 'PAYIN_NORMAL_SUCCEEDED', RessourceId: open.Id, Date: '1' })
  await world.sim.outside.sandbox.fetch(`http://backend.test/hooks/mangopay/${secret}?${query}`)
}
