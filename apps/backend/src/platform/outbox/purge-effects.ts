import type { Services } from '../../services.ts'
import { inBatches } from '../in-batches.ts'
import { deleteOldEffects } from './purge-effects.store.ts'

const DAY = 24 * 3_600_000
/** What was done names people and addresses, and is of no use to anybody after a month. */
const DONE_KEPT_MS = 30 * DAY
/** What was given up waits for a person. */
const DEAD_KEPT_MS = 90 * DAY

/** Forgets effects that are long done or given up; those of the `kept` kinds stay, because their row is what keeps them from happening twice. */
export async function purgeEffects(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  kept: readonly string[],
  isStopping: () => boolean = () => false,
): Promise<void> {
  const before = (ms: number) => new Date(clock.now().getTime() - ms)
  const over = { doneBefore: before(DONE_KEPT_MS), deadBefore: before(DEAD_KEPT_MS), kept }
  let after = '0'
  await inBatches(async (limit) => {
    const ids = await deleteOldEffects(db, { ...over, after, limit })
    after = ids.at(-1) ?? after
    return ids.length
  }, isStopping)
}
