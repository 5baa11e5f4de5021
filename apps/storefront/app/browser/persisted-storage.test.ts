import { expect, test, vi } from 'vitest'
import { createStore } from 'zustand'
import { persistedStorage, persistStore } from './persisted-storage.ts'

type Count = { count: number }
const isCount = (value: unknown): value is Count =>
  typeof value === 'object' && value !== null && 'count' in value && typeof value.count === 'number'

function memory(text: string | null, read: () => Promise<string | null> = async () => text) {
  const written: string[] = []
  return {
    written,
    getItem: read,
    setItem: (_name: string, value: string) => void written.push(value),
    removeItem() {},
  }
}

test('reads what was stored and writes afterwards', async () => {
  const texts = memory('{"state":{"count":3},"version":1}')
  const storage = persistedStorage(isCount, texts)
  storage.setItem('k', { count: 0 })
  expect(await storage.getItem('k')).toEqual({ count: 3 })
  storage.setItem('k', { count: 4 })
  expect(texts.written).toEqual(['{"state":{"count":4}}'])
})

test.each(['not json', '{"state":{"count":"many"}}', 'null', '[]'])('ignores %s', async (text) => {
  expect(await persistedStorage(isCount, memory(text)).getItem('k')).toBeNull()
})

test('after 5000 ms starts empty and never overwrites', async () => {
  vi.useFakeTimers()
  const texts = memory(null, () => new Promise<string | null>(() => {}))
  const storage = persistedStorage(isCount, texts)
  const reading = storage.getItem('k')
  await vi.advanceTimersByTimeAsync(5000)
  expect(await reading).toBeUndefined()
  storage.setItem('k', { count: 1 })
  storage.removeItem('k')
  expect(texts.written).toEqual([])
  vi.useRealTimers()
})

test('works without any storage', async () => {
  const storage = persistedStorage(isCount, null)
  expect(await storage.getItem('k')).toBeUndefined()
  expect(() => storage.setItem('k', { count: 1 })).not.toThrow()
})

test('keeps a store: what was read is merged and not written, what changes is', async () => {
  const texts = memory('{"state":{"count":3}}')
  const store = createStore<Count & { more: string }>()(() => ({ count: 0, more: 'own' }))
  const kept = persistStore(store, {
    name: 'k',
    storage: persistedStorage(isCount, texts),
    part: ({ count }) => ({ count }),
    merge: (stored, state) => ({ ...state, ...stored }),
  })
  store.setState({ count: 1 })
  await kept.read()
  expect(store.getState()).toEqual({ count: 3, more: 'own' })
  expect(texts.written).toEqual([])
  store.setState({ count: 4 })
  expect(texts.written).toEqual(['{"state":{"count":4}}'])
})
