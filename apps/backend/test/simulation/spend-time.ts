import type { World } from './world/world.ts'

export const DAY_MS = 86_400_000

/** Time passes here and at the providers. */
export async function spendTime({ sim }: World, ms: number): Promise<void> {
  sim.backend.clock.advance(ms)
  await sim.outside.passTime()
}
