import { changeEvent } from '@filiera/contract/changes'
import type { TestBackend } from './build-test-backend.ts'

/** Follows the change feed over HTTP. @returns what waits for the next event's tags, null at the end of the feed */
export async function followFeed(backend: TestBackend): Promise<() => Promise<string[] | null>> {
  const response = await fetch(`${backend.url}/changes`, {
    headers: { authorization: `Bearer ${backend.services.config.INTERNAL_TOKEN}` },
  })
  if (!response.ok || !response.body) throw new Error(`the change feed answered ${response.status}`)
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  return async function next(): Promise<string[] | null> {
    for (;;) {
      const end = rest.indexOf('\n\n')
      if (end >= 0) {
        const block = rest.slice(0, end)
        rest = rest.slice(end + 2)
        if (block.startsWith('data: ')) return changeEvent.parse(JSON.parse(block.slice(6))).tags
        continue
      }
      const { value, done } = await reader.read()
      if (done) return null
      rest += value
    }
  }
}
