import type { StoreApi } from 'zustand'

/** Time that reading stored state may take (specification §4, §9). */
export const REHYDRATION_LIMIT_MS = 5000

/** The part of `Storage` that is used; reading may be slow. */
export type StoredTexts = {
  getItem(name: string): string | null | Promise<string | null>
  setItem(name: string, value: string): void
  removeItem(name: string): void
}

function browserStorage(): StoredTexts | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage
  } catch {
    // storage is forbidden in this browser: the shop works without memory
    return null
  }
}

function readWithin(storage: StoredTexts, name: string, limitMs: number): Promise<string | null | 'late'> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve('late'), limitMs)
    Promise.resolve(storage.getItem(name))
      .then(resolve, () => resolve('late'))
      .finally(() => clearTimeout(timer))
  })
}

function parseStored<S>(text: string, isState: (value: unknown) => value is S): S | null {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || !('state' in value) || !isState(value.state))
      return null
    return value.state
  } catch {
    return null
  }
}

type PersistedStorage<S> = {
  /** Null for nothing, undefined when it cannot be read. */
  getItem(name: string): Promise<S | null | undefined>
  setItem(name: string, state: S): void
  removeItem(name: string): void
}

/**
 * Storage of a persisted store. Reading has a limit: after it the app starts empty and what is stored is never
 * overwritten (decision 26); nothing is written before reading has ended either.
 */
export function persistedStorage<S>(
  isState: (value: unknown) => value is S,
  storage: StoredTexts | null = browserStorage(),
  limitMs: number = REHYDRATION_LIMIT_MS,
): PersistedStorage<S> {
  let mayWrite = false
  return {
    async getItem(name) {
      if (!storage) return undefined
      const text = await readWithin(storage, name, limitMs)
      if (text === 'late') return undefined
      mayWrite = true
      return text === null ? null : parseStored(text, isState)
    },
    setItem(name, state) {
      if (!mayWrite || !storage) return
      try {
        storage.setItem(name, JSON.stringify({ state }))
      } catch {
        // a full storage must not break the cart: the server has it
      }
    },
    removeItem(name) {
      if (mayWrite) storage?.removeItem(name)
    },
  }
}

/** What the browser keeps under a name and can read again. */
type PersistedStore = { name: string; read(): Promise<void> }

type Persistence<S, P> = {
  name: string
  storage: PersistedStorage<P>
  /** What is written after every change. */
  part(state: S): P
  /** The state with what was stored. */
  merge(stored: P, state: S): S
}

/** Keeps a part of a store in the browser; nothing is read before the first `read`. */
export function persistStore<S, P>(
  store: StoreApi<S>,
  { name, storage, part, merge }: Persistence<S, P>,
): PersistedStore {
  // what was just read is not written: another tab may have written more since
  let isRead = false
  store.subscribe((state) => {
    if (!isRead) storage.setItem(name, part(state))
  })
  return {
    name,
    async read() {
      const stored = await storage.getItem(name)
      if (!stored) return
      isRead = true
      store.setState(merge(stored, store.getState()), true)
      isRead = false
    },
  }
}

/** Keeps the stores of two tabs equal: what another tab writes is read again here. Returns the end of it. */
export function followOtherTabs(stores: readonly PersistedStore[]): () => void {
  const follow = (event: StorageEvent) => {
    if (event.storageArea !== window.localStorage) return
    for (const { name, read } of stores) {
      if (event.key === null || event.key === name) void read()
    }
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}
