import { describe, expect, it } from 'vitest'
import { contrast } from './core/colour.ts'
import { expectDrawing } from './drawing.expect.ts'
import { schemes } from './grounds/schemes.ts'
import { formNames } from './grounds/spread.ts'
import { kinds } from './kinds/catalogue.ts'
import { postPicture, productPicture } from './picture.ts'
import { plate } from './tokens.ts'

describe('productPicture', () => {
  it.each([...kinds.keys()])('draws %s as valid XML, the same bytes for the same id', (kind) => {
    const one = productPicture({ id: kind, kind })
    expectDrawing(one)
    expect(productPicture({ id: kind, kind })).toBe(one)
  })

  it.each(formNames)('draws the ground %s, square and wide', (form) => {
    expectDrawing(productPicture({ id: 'a', kind: 'lemon', form }))
    expectDrawing(postPicture({ id: 'a', kind: 'lemon', form }))
  })

  it('draws another picture for another id', () => {
    expect(productPicture({ id: 'one', kind: 'loaf' })).not.toBe(productPicture({ id: 'two', kind: 'loaf' }))
  })

  it('lets parameters change the drawing', () => {
    const plain = productPicture({ id: 'a', kind: 'bag' })
    expect(productPicture({ id: 'a', kind: 'bag', params: { shape: 'fusilli' } })).not.toBe(plain)
  })

  it('escapes a title', () => {
    const svg = productPicture({ id: 'a', kind: 'jar', title: 'Aglio & <olio>' })
    expect(svg).toContain('<title>Aglio &amp; &lt;olio&gt;</title>')
    expectDrawing(svg)
  })

  it('names the kind, the parameter and the allowed values of a wrong call', () => {
    expect(() => productPicture({ id: 'a', kind: 'unicorn' })).toThrow(/Unknown kind unicorn.*apple/s)
    expect(() => productPicture({ id: 'a', kind: 'bag', params: { shapes: 'x' } })).toThrow(
      'bag: there is no parameter shapes',
    )
    expect(() => productPicture({ id: 'a', kind: 'bag', params: { shape: 3 } })).toThrow(
      'bag: shape must be a string',
    )
    expect(() => productPicture({ id: 'a', kind: 'bag', params: { shape: 'farfalle' } })).toThrow(
      /bag: shape must be one of rigatoni/,
    )
  })
})

describe('schemes', () => {
  it.each(Object.entries(schemes))('%s keeps sky and table apart', (_, { sky, table }) => {
    expect(sky).not.toBe(table)
    expect(plate[sky]).toMatch(/^#[0-9a-f]{6}$/)
  })

  it('measures contrast as WCAG does', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21)
    expect(contrast('#1f5b3f', '#ffffff')).toBeCloseTo(8, 0)
  })
})
