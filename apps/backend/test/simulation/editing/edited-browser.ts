import { setImmediate } from 'node:timers/promises'
import {
  changeProductDraft,
  type EditedProduct,
  getSellerProduct,
  publishProduct,
} from '@filiera/contract/console/products'
import { type Problem, problemStatus, problemType } from '@filiera/contract/problem'
import { vi } from 'vitest'
import { createEditing, type Editing } from '../../../../console/app/editor/editing/editing.ts'
import { forget, readLeft, storeTyped } from '../../../../console/app/editor/editing/stored-typed.ts'
import type { TestBackend } from '../../build-test-backend.ts'
import type { Random } from '../random.ts'

type Answer<Value> = { ok: true; value: Value } | { ok: false; problem: Problem }

const lost = {
  ok: false as const,
  problem: {
    type: problemType('unavailable'),
    status: problemStatus.unavailable,
    title: 'Service unavailable',
    detail: 'The line is cut.',
    code: 'unavailable' as const,
  },
}

/** Calls on their way: each waits twice, on the way there and on the way back, until it is let through. */
export function createNetwork(random: Random) {
  const waiting: { let(): void; tab: object }[] = []
  const answering = new Set<Promise<unknown>>()
  const turn = (tab: object) => new Promise<void>((resolve) => waiting.push({ let: resolve, tab }))

  return {
    isQuiet: () => waiting.length === 0,
    /** A call over a line that may break on both ways. */
    async carry<Value>(
      tab: object,
      isCut: () => boolean,
      call: () => Promise<Answer<Value>>,
    ): Promise<Answer<Value>> {
      await turn(tab)
      if (isCut()) return lost
      const answer = call()
      answering.add(answer)
      await answer
      answering.delete(answer)
      await turn(tab)
      return isCut() ? lost : answer
    },
    /** Lets one call a way further, and waits until the backend has answered it. */
    async step() {
      if (waiting.length > 0) waiting.splice(random.below(waiting.length), 1)[0]?.let()
      await setImmediate()
      await Promise.all(answering)
      await setImmediate()
    },
    /** Nothing of a closed tab comes back. */
    forget(tab: object) {
      for (let at = waiting.length - 1; at >= 0; at--) if (waiting[at]?.tab === tab) waiting.splice(at, 1)
    },
  }
}

export type Network = ReturnType<typeof createNetwork>

/** What a browser keeps beyond its tabs. */
class KeptStorage extends Map<string, string> implements Storage {
  [name: string]: unknown
  get length() {
    return this.size
  }
  getItem(key: string) {
    return this.get(key) ?? null
  }
  setItem(key: string, value: string) {
    this.set(key, value)
  }
  removeItem(key: string) {
    this.delete(key)
  }
  key(at: number) {
    return [...this.keys()][at] ?? null
  }
}

export type Tab = { key: object; editing: Editing; publish(): void }

const SHOP = 'shop'
let tabs = 0

/** The browser of one person, who may have the product open in several tabs. */
export function openBrowser(
  backend: TestBackend,
  network: Network,
  id: string,
  headers: Record<string, string>,
) {
  const storage = new KeptStorage()
  const inBrowser = <Result>(work: () => Result): Result => {
    vi.stubGlobal('localStorage', storage)
    try {
      return work()
    } finally {
      vi.unstubAllGlobals()
    }
  }
  let isCut = false
  const of = { params: { id } }
  const versioned = (version: number) => ({ ...headers, 'if-match': `"v${version}"` })
  return {
    tabs: [] as Tab[],
    /** Whether calls and answers get lost from now on. */
    cut(now: boolean) {
      isCut = now
    },
    hasLeft: () => storage.size > 0,
    open(product: EditedProduct) {
      const { names, ...left } = inBrowser(() => readLeft(SHOP, id))
      const name = `tab-${++tabs}`
      const key = {}
      const over = <Value>(call: () => Promise<Answer<Value>>) => network.carry(key, () => isCut, call)
      const editing = createEditing(product, left, {
        read: () => over(() => backend.call(getSellerProduct, of, headers)),
        save: (change, version) =>
          over(() => backend.call(changeProductDraft, { ...of, body: change }, versioned(version))),
        keep: (typed) => inBrowser(() => storeTyped(SHOP, id, name, typed, '')),
      })
      inBrowser(() => {
        storeTyped(SHOP, id, name, editing.get(), '')
        forget(names)
      })
      const tab: Tab = {
        key,
        editing,
        publish: () =>
          void editing.act((version) =>
            over(() => backend.call(publishProduct, { ...of, body: {} }, versioned(version))),
          ),
      }
      this.tabs.push(tab)
      return tab
    },
    /** The tab is gone, as if its process had died. */
    close(tab: Tab) {
      network.forget(tab.key)
      this.tabs = this.tabs.filter((other) => other !== tab)
    },
  }
}

export type Browser = ReturnType<typeof openBrowser>
