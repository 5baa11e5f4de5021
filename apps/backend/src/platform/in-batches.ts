/** Rows that one statement of the housekeeping removes at most. */
const BATCH = 500

/** Removes what is over by statements of bounded size until one finds less. @param isStopping asked before each: the rest waits for the next round */
export async function inBatches(
  remove: (limit: number) => Promise<number>,
  isStopping: () => boolean,
): Promise<void> {
  for (;;) if (isStopping() || (await remove(BATCH)) < BATCH) return
}
