import type { PersistStorage, StorageValue } from 'zustand/middleware'

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

function parseStored<S>(text: string, isState: (value: unknown) => value is S): StorageValue<S> | null {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || !('state' in value) || !isState(value.state))
      return null
    return { state: value.state }
  } catch {
    return null
  }
}

/**
 * Storage of a persisted store. Reading has a limit: after it the app starts empty and what is stored is never
 * overwritten (decision 26); nothing is written before reading has ended either.
 */
export function persistedStorage<S>(
  isState: (value: unknown) => value is S,
  storage: StoredTexts | null = browserStorage(),
  limitMs: number = REHYDRATION_LIMIT_MS,
): PersistStorage<S> {
  let mayWrite = false
  return {
    async getItem(name) {
      if (!storage) return null
      const text = await readWithin(storage, name, limitMs)
      if (text === 'late') return null
      mayWrite = true
      return text === null ? null : parseStored(text, isState)
    },
    setItem(name, value) {
      if (!mayWrite || !storage) return
      try {
        storage.setItem(name, JSON.stringify(value))
      } catch {
        // a full storage must not break the cart: the server has it
      }
    },
    removeItem(name) {
      if (mayWrite) storage?.removeItem(name)
    },
  }
}

/** A persisted store that can be read again. */
type Rehydrated = {
  persist: { getOptions(): { name?: string | undefined }; rehydrate(): Promise<void> | void }
}

/** Keeps the stores of two tabs equal: what another tab writes is read again here. Returns the end of it. */
export function followOtherTabs(stores: readonly Rehydrated[]): () => void {
  const follow = (event: StorageEvent) => {
    if (event.storageArea !== window.localStorage) return
    for (const { persist } of stores) {
      if (event.key === null || event.key === persist.getOptions().name) void persist.rehydrate()
    }
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}
