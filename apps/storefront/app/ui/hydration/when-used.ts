import { afterPaint } from './after-paint.ts'

/** `click` and `input` alone come from assistive technology, which presses and chooses without a pointer. */
const signs = ['scroll', 'pointerdown', 'keydown', 'click', 'input', 'popstate', 'focusin'] as const

const nextUse = (): Promise<void> =>
  new Promise((resolve) => {
    const heard = new AbortController()
    const used = () => {
      heard.abort()
      resolve()
    }
    for (const sign of signs)
      addEventListener(sign, used, { capture: true, passive: true, signal: heard.signal })
  })

const onTheirWay = new Set<Promise<unknown>>()

/** Waits for the files that are being loaded for parts of this page; one that does not arrive is no longer waited for. */
export async function partsOnTheirWay(): Promise<void> {
  await Promise.allSettled(onTheirWay)
}

async function follow<T>(load: () => Promise<T>): Promise<T> {
  // the frame after a press belongs to what was pressed
  const loading = afterPaint().then(load)
  onTheirWay.add(loading)
  try {
    return await loading
  } finally {
    onTheirWay.delete(loading)
  }
}

/**
 * Loads what has its HTML already when the page is first used; where there is no such HTML, or on a server, at once. Where the file does
 * not arrive the HTML stays, and the next use tries again.
 * @param id of the element that stands there
 */
export async function whenUsed<T>(id: string, load: () => Promise<T>): Promise<T> {
  if (typeof window === 'undefined' || !document.getElementById(id)) return load()
  // React Router changes a context right after hydration then, and React drops HTML that has not been hydrated
  if (import.meta.env.MODE === 'development') return load()
  // come back to a place further down, or to a part named in the address
  const isUsed = scrollY > 0 || location.hash !== ''
  if (!isUsed) await nextUse()
  for (;;) {
    try {
      return await follow(load)
    } catch {
      await nextUse()
    }
  }
}
