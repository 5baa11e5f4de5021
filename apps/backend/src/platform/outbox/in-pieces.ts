/** Rows that one statement of the housekeeping removes at most. */
const PIECE = 500

/** Removes what is over by statements of bounded size until one finds less. @param isStopping asked before each: the rest waits for the next round */
export async function inPieces(
  remove: (limit: number) => Promise<number>,
  isStopping: () => boolean,
): Promise<void> {
  for (;;) if (isStopping() || (await remove(PIECE)) < PIECE) return
}
