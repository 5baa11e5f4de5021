/** Does something with each of several, at most so many at the same time. */
export async function forEachLimited<Item>(
  items: readonly Item[],
  atOnce: number,
  act: (item: Item) => Promise<unknown>,
): Promise<void> {
  const rest = items.values()
  const work = async () => {
    for (const item of rest) await act(item)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}
