import { SESSION_MS } from '../../src/account/open-session.ts'
import type { World } from './world.ts'

export const DAY_MS = 86_400_000

/** Time passes here and at the providers. Whoever is signed in looks in meanwhile: no session runs out between two actions. */
export async function spendTime({ sim }: World, ms: number): Promise<void> {
  const { clock, services } = sim.backend
  const from = clock.now()
  clock.advance(ms)
  if (ms >= DAY_MS)
    await services.db
      .updateTable('session')
      .set({ expires_at: new Date(clock.now().getTime() + SESSION_MS) })
      .where('expires_at', '>', from)
      .execute()
  await sim.outside.passTime()
}
