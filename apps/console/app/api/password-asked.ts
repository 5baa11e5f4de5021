/** The question for the password before what only an owner does: one at a time, however many calls wait for it. */
function createPasswordAsked() {
  const listeners = new Set<() => void>()
  let waiting: ((isGiven: boolean) => void)[] = []
  const change = (next: typeof waiting) => {
    waiting = next
    for (const listen of listeners) listen()
  }
  return {
    get: () => waiting.length > 0,
    /** Waits for the password. @returns false when it was not given */
    ask: () => new Promise<boolean>((resolve) => change([...waiting, resolve])),
    answer(isGiven: boolean) {
      const asked = waiting
      change([])
      for (const resolve of asked) resolve(isGiven)
    },
    subscribe(listen: () => void) {
      listeners.add(listen)
      return () => void listeners.delete(listen)
    },
  }
}

export const passwordAsked = createPasswordAsked()
