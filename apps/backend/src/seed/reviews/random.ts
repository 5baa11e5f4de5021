/** One of the list. */
export function pick<T>(random: () => number, list: readonly T[]): T | undefined {
  return list[Math.floor(random() * list.length)]
}

/** So many of the list, each once, in any order. */
export function sample<T>(random: () => number, list: readonly T[], size: number): T[] {
  const rest = [...list]
  for (let index = 0; index < Math.min(size, rest.length); index++) {
    const other = index + Math.floor(random() * (rest.length - index))
    const [here, there] = [rest[index], rest[other]]
    if (here !== undefined && there !== undefined) [rest[index], rest[other]] = [there, here]
  }
  return rest.slice(0, size)
}
