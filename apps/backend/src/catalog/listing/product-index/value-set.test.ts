import { expect, it } from 'vitest'
import { drawFrom } from '../../../seed/bulk/draw.ts'
import { idsOf, setBit, wordsFor } from './bits.ts'
import { ValueSet } from './value-set.ts'

it('holds what a plain set holds, few products or many, near or far from each other', () => {
  const draw = drawFrom(3)
  for (const last of [50, 5000, 200_000]) {
    const [set, plain] = [new ValueSet(), new Set<number>()]
    for (let step = 0; step < 4000; step++) {
      const id = 1 + Math.floor(draw() * last)
      if (draw() < 0.7) {
        set.add(id)
        plain.add(id)
      } else {
        set.delete(id)
        plain.delete(id)
      }
    }
    const words = wordsFor(last)
    const sorted = [...plain].sort((a, b) => a - b)
    expect(set.size).toBe(plain.size)
    expect([...idsOf(set.bits(words), set.size)]).toEqual(sorted)
    expect(sorted.every((id) => set.has(id))).toBe(true)
    const even = new Uint32Array(words)
    for (let id = 0; id <= last; id += 2) setBit(even, id)
    const inBoth = sorted.filter((id) => id % 2 === 0).length
    expect(set.countIn(even, last)).toBe(inBoth)
    expect(set.countIn(even, 5)).toBeGreaterThanOrEqual(Math.min(5, inBoth))
  }
})
