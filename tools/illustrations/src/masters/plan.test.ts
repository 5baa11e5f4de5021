import { beforeAll, describe, expect, it } from 'vitest'
import { kinds } from '../kinds/catalogue.ts'
import { labelWord } from './label-params.ts'
import type { Master } from './master.ts'
import { mastersOf } from './plan.ts'
import { productPlates } from './products.ts'
import { loadSeed, type Seed } from './seed.ts'

const SEED = new URL('../../../../apps/backend/src/database/seed/', import.meta.url)

let seed: Seed
let masters: Master[]

beforeAll(async () => {
  seed = await loadSeed(SEED)
  masters = mastersOf(seed)
})

describe('the pictures of the seed', () => {
  it('are two for a product, one for a seller and a category, and the defaults', () => {
    const { products, sellers, categories } = seed
    expect(products.length).toBeGreaterThan(0)
    expect(masters.length).toBe(products.length * 2 + sellers.length + categories.length + 2)
    expect(new Set(masters.map(({ file }) => file)).size).toBe(masters.length)
  })

  it('can all be drawn, each unlike the others', () => {
    const drawn = masters.map(({ svg }) => svg())
    expect(new Set(drawn).size).toBe(masters.length)
    for (const svg of drawn) expect(svg).not.toMatch(/NaN|undefined/)
  })

  it('never repeat a drawing with the same parameters', () => {
    const shown = productPlates(seed).map(({ kind, params }) => JSON.stringify([kind, params]))
    expect(shown.length - new Set(shown).size).toBe(0)
  })

  it('vary the grounds of the listing', () => {
    const forms = productPlates(seed).map(({ form }) => form)
    for (const [i, form] of forms.entries())
      for (const distance of [1, 2, 3, 4]) expect(forms[i + distance]).not.toBe(form)
  })

  it('put no default of another product on a label', () => {
    for (const { id, kind, params } of productPlates(seed)) {
      const known = kinds.get(kind)?.parameters ?? []
      if (!known.includes('word') || kind === 'crate') continue
      for (const name of ['word', 'small', 'place'].filter((one) => known.includes(one)))
        expect(params?.[name], `${id}: ${name}`).toBeTypeOf('string')
    }
  })
})

describe('labelWord', () => {
  it('takes the words that fit', () => {
    expect(labelWord('Olio di Puglia')).toBe('Olio')
    expect(labelWord('Pane nero di segale')).toBe('Pane nero')
    expect(labelWord('Confettura di albicocche')).toBe('Confettura')
    expect(labelWord('')).toBe('')
  })
})
