/** Repeats a piece of work until stopped; a failure is reported and the next round comes all the same. */
export type Worker = { notify(): void; stop(): Promise<void> }

/** Runs `work` every `intervalMs`, and at once when notified; rounds never overlap. Long work asks between its pieces whether it is to stop. */
export function runWorker(
  work: (isStopping: () => boolean) => Promise<unknown>,
  intervalMs: number,
  onError: (error: unknown) => void,
): Worker {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let stopped = false
  let again = false
  let busy = false

  const round = async () => {
    busy = true
    do {
      again = false
      await work(() => stopped).catch(onError)
    } while (again && !stopped)
    busy = false
    if (!stopped) timer = setTimeout(start, intervalMs)
  }
  const start = () => {
    running = round()
  }
  start()
  return {
    notify() {
      if (stopped) return
      if (busy) {
        again = true
        return
      }
      clearTimeout(timer)
      start()
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
