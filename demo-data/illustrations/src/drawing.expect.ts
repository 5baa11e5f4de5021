// What every drawing must be, for the tests.
import { expect } from 'vitest'

const TAG = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z0-9:-]+="[^"<]*")*)\s*(\/?)>/g

/** Well-formed XML: every tag parses, opens and closes in order, with no text left over between tags. */
function expectWellFormed(svg: string): void {
  const open: string[] = []
  const left = svg.replace(TAG, (_, closes: string, name: string, __: string, selfCloses: string) => {
    if (closes) expect(open.pop()).toBe(name)
    else if (!selfCloses) open.push(name)
    return ''
  })
  expect(open).toEqual([])
  expect(left).not.toMatch(/[<>]/)
}

/** A drawing without holes: well formed, every reference defined, no number that failed. */
export function expectDrawing(svg: string): void {
  expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/)
  expectWellFormed(svg)
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id)
}
