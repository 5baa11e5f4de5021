import { watched } from './watched.ts'

const waiting = watched<readonly ((isGiven: boolean) => void)[]>([])

/** The question for the password before what only an owner does: one at a time, however many calls wait for it. */
export const passwordAsked = {
  get: () => waiting.get().length > 0,
  subscribe: waiting.subscribe,
  /** Waits for the password. @returns false when it was not given */
  ask: () => new Promise<boolean>((resolve) => waiting.set([...waiting.get(), resolve])),
  answer(isGiven: boolean) {
    const asked = waiting.get()
    waiting.set([])
    for (const resolve of asked) resolve(isGiven)
  },
}
