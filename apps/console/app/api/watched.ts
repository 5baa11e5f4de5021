/** A value that is watched by who shows it. */
export function watched<Value>(first: Value) {
  const listeners = new Set<() => void>()
  let value = first
  return {
    get: () => value,
    set(next: Value) {
      value = next
      for (const listen of listeners) listen()
    },
    subscribe(listen: () => void) {
      listeners.add(listen)
      return () => void listeners.delete(listen)
    },
  }
}
