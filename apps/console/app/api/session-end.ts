/** Whether the session on screen has ended: a dialog lets its owner in again over the page. */
function createSessionEnd() {
  const listeners = new Set<() => void>()
  let ended = false
  return {
    get: () => ended,
    set(now: boolean) {
      if (now === ended) return
      ended = now
      for (const listen of listeners) listen()
    },
    subscribe(listen: () => void) {
      listeners.add(listen)
      return () => void listeners.delete(listen)
    },
  }
}

export const sessionEnd = createSessionEnd()
