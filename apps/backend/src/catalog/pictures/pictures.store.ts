import type { Executor } from '../../platform/database/open-database.ts'
import type { InspectedPicture } from './inspect-picture.ts'

/** Records masters, `drawn` for illustrations of this shop; those known already stay as they are, but for one that was to go. */
export async function insertPictures(
  executor: Executor,
  pictures: readonly (InspectedPicture & { drawn?: boolean })[],
): Promise<void> {
  if (pictures.length === 0) return
  await executor
    .insertInto('picture')
    .values([...pictures])
    .onConflict((conflict) =>
      conflict.column('hash').doUpdateSet({ removed_at: null }).where('picture.removed_at', 'is not', null),
    )
    .execute()
}
