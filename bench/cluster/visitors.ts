import { setTimeout as wait } from 'node:timers/promises'

export type Look = { at: number; status: number; isBuyable: boolean }

const LOOK_MS = 50

/** Looks at a product's page again and again, as search engines read it: is it in stock? */
export function keepLooking(url: string): { looks: Look[]; stop(): Promise<void> } {
  const looks: Look[] = []
  let isOver = false
  const work = (async () => {
    while (!isOver) {
      const at = performance.now()
      const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(() => null)
      const text = (await answer?.text().catch(() => '')) ?? ''
      looks.push({ at, status: answer?.status ?? 0, isBuyable: text.includes('schema.org/InStock') })
      await wait(LOOK_MS)
    }
  })()
  return {
    looks,
    async stop() {
      isOver = true
      await work
    },
  }
}
