import { describe, expect, it } from 'vitest'
import { readLabelKits } from '../../../../../apps/backend/src/seed/data/label-kits.ts'
import { contrast } from '../../core/colour.ts'
import { kitSlugOf } from '../../masters/packs.ts'
import { loadSeed } from '../../masters/seed.ts'
import { label } from './label.ts'

const kits = [...readLabelKits().values()]
const { sellers, products } = loadSeed()

/** Smallest and largest x and y of the paper and the lettering; the emblem has attributes in another order. */
function extent(svg: string): [left: number, top: number, right: number, bottom: number] {
  const outlines = [...svg.matchAll(/<path d="([^"]*)" fill="#[0-9a-f]{6}"\/>/g)].map(([, d]) => d).join(' ')
  const points = [...outlines.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)]
  const [xs, ys] = [points.map(([, x]) => Number(x)), points.map(([, , y]) => Number(y))]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

describe('label kits', () => {
  it('are there for every seller and every operator on a label, and for nobody else', () => {
    for (const { slug } of sellers) expect(readLabelKits().has(slug), slug).toBe(true)
    const used = new Set([...products.map(kitSlugOf), ...sellers.map(({ slug }) => slug)])
    expect(kits.map(({ slug }) => slug).filter((slug) => !used.has(slug))).toEqual([])
  })

  it('read on their paper: the first ink 4.5:1, the second 3:1', () => {
    for (const { slug, paper, inks } of kits) {
      expect(contrast(inks[0], paper), slug).toBeGreaterThanOrEqual(4.5)
      expect(contrast(inks[1], paper), slug).toBeGreaterThanOrEqual(3)
    }
  })

  it('have an emblem and a look of their own, in at least eight layouts', () => {
    expect(new Set(kits.map(({ emblem }) => emblem)).size).toBe(kits.length)
    expect(new Set(kits.map(({ layout, face, paper }) => `${layout} ${face} ${paper}`)).size).toBe(
      kits.length,
    )
    expect(new Set(kits.map(({ layout }) => layout)).size).toBeGreaterThanOrEqual(8)
  })
})

describe('label', () => {
  it.each([
    ['upright', { x: 10, y: 20, w: 200, h: 290 }],
    ['square', { x: 10, y: 20, w: 210, h: 200 }],
    ['lying', { x: 10, y: 20, w: 316, h: 178 }],
  ])('keeps its lines inside an %s label, whoever makes it and whatever it is', (_, box) => {
    const longest = products.toSorted((a, b) => b.pack.word.length - a.pack.word.length).slice(0, 3)
    for (const { slug } of kits)
      for (const { pack } of longest) {
        const [left, top, right, bottom] = extent(label(slug, pack, box))
        expect(left, `${slug} ${pack.word}`).toBeGreaterThanOrEqual(box.x - 1)
        expect(top, slug).toBeGreaterThanOrEqual(box.y - 1)
        expect(right, slug).toBeLessThanOrEqual(box.x + box.w + 1)
        expect(bottom, slug).toBeLessThanOrEqual(box.y + box.h + 1)
      }
  })
})
