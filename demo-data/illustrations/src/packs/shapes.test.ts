import { describe, expect, it } from 'vitest'
import { PackSheet } from '../core/pack-sheet.ts'
import { expectDrawing } from '../drawing.expect.ts'
import { drawCard, drawPack, labelSquare, type PackOf } from './draw-pack.ts'
import { packParams } from './pack.ts'
import { insideOf } from './parts/contents.ts'
import { shapes } from './shapes.ts'

const plain = (shape: string, slug = 'colline-bricdoro'): PackOf => ({
  shape,
  slug,
  word: 'Prova & riprova',
  detail: 'DOP · 500 g',
  safe: false,
  params: {},
})
const drawn = (pack: PackOf, cue = false): string => {
  const sheet = new PackSheet()
  return sheet.add(drawPack(sheet, pack, { cue })).toString()
}

describe('the shapes of packs', () => {
  it.each(Object.keys(shapes))(
    'draw %s, the same for the same product, another for another maker',
    (shape) => {
      const one = drawn(plain(shape))
      expectDrawing(one)
      expectDrawing(drawn(plain(shape), true))
      expect(drawn(plain(shape))).toBe(one)
      expect(drawn(plain(shape, 'tonnara-capobianco'))).not.toBe(one)
    },
  )

  it.each(Object.keys(shapes))('have a label on %s that a close-up finds on the plate', (shape) => {
    const [x, y, side] = labelSquare(plain(shape))
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
    expect(Math.max(x, y) + side).toBeLessThanOrEqual(800)
  })

  it('draws a card before a food', () => {
    const sheet = new PackSheet()
    expectDrawing(sheet.add(drawCard(sheet, plain('card'))).toString())
  })

  it('refuses what nobody draws', () => {
    expect(() => drawn(plain('amphora'))).toThrow(/Unknown shape amphora.*bordeaux/s)
    expect(() => packParams({ colour: 'red' })).toThrow('A pack has no colour that is red')
    expect(() => packParams({ glass: 'pink' })).toThrow('A pack has no glass that is pink')
    const sheet = new PackSheet()
    const data = { word: '', detail: '' }
    expect(() => insideOf(sheet, { slug: 'a', data, inside: 'gold' })).toThrow(/Nothing is called gold/)
  })
})
