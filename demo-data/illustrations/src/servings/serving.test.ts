import { describe, expect, it } from 'vitest'
import { expectDrawing } from '../drawing.expect.ts'
import { kinds } from '../kinds/catalogue.ts'
import { servedPicture } from './serving.ts'
import { servingOf } from './serving-of.ts'

const served = (id: string, kind: string, title = '') =>
  servedPicture({ id, title, table: 'limone', serving: servingOf(kind, {}, title, id) })

describe('servedPicture', () => {
  it.each([...kinds.keys()])('serves %s, the same bytes for the same id', (kind) => {
    const one = served('a', kind)
    expectDrawing(one)
    expect(served('a', kind)).toBe(one)
    expect(served('b', kind)).not.toBe(one)
  })

  it.each([
    'Pesto genovese',
    'Confettura di fichi',
    'Tonno rosso in olio d’oliva',
    'Farina di mais',
    'Lenticchie nere',
    'Capperi sotto sale',
    'Peperone in polvere',
    'Qualcosa di mai visto',
  ])('serves a jar of “%s”', (title) => {
    expectDrawing(served('a', 'jar', title))
  })

  it('serves what is named, not what is near it', () => {
    expect(served('a', 'jar', 'Capperi sotto sale')).not.toBe(served('a', 'jar', 'Sale alle erbe'))
    expect(served('a', 'jar', 'Ricotta di pecora sarda')).toBe(served('a', 'jar', 'Ricotta di pecora sarda'))
  })

  it('fills a wide picture with other dishes', () => {
    const serving = servingOf('loaf', {}, '', 'a')
    const wide = { id: 'a', title: '', table: 'salvia', serving, width: 1000, height: 400 } as const
    expectDrawing(servedPicture({ ...wide, beside: [serving, serving] }))
    expect(servedPicture({ ...wide, beside: [serving] })).not.toBe(servedPicture(wide))
  })
})
