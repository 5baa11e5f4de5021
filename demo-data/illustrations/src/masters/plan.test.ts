import { hash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { expectDrawing } from '../drawing.expect.ts'
import { formNames } from '../grounds/spread.ts'
import { kinds } from '../kinds/catalogue.ts'
import { CARD } from '../packs/draw-pack.ts'
import { labelWord } from './label-params.ts'
import { mastersOf } from './plan.ts'
import { heroesOf, productPlates } from './products.ts'
import { loadSeed } from './seed.ts'

const PICTURES = new URL('../../../pictures/', import.meta.url)
const seed = loadSeed()
const masters = mastersOf(seed)

/** The largest number of times one value stands among the others. */
const most = (values: readonly unknown[]): number =>
  Math.max(...values.map((value) => values.filter((other) => other === value).length))

describe('the pictures of the seed', () => {
  it('are three for a product, one for a seller, a category and a post, the defaults and the cover', () => {
    const { products, sellers, categories, posts } = seed
    expect(products.length).toBeGreaterThan(0)
    expect(masters.length).toBe(products.length * 3 + sellers.length + categories.length + posts.length + 3)
    expect(new Set(masters.map(({ file }) => file)).size).toBe(masters.length)
  })

  it('are all drawn, no other file with them, and small enough for a repository', () => {
    const files = readdirSync(PICTURES)
    expect(files.sort()).toEqual(masters.map(({ file }) => file).sort())
    const bytes = files.reduce((sum, file) => sum + statSync(new URL(file, PICTURES)).size, 0)
    expect(bytes / 1e6).toBeLessThan(33.5)
    expect(bytes / files.length / 1024).toBeLessThan(36)
  })

  it('are each unlike the others', () => {
    const seen = new Map<string, string>()
    for (const { file } of masters) {
      const bytes = hash('sha256', readFileSync(new URL(file, PICTURES)))
      expect(seen.get(bytes), file).toBeUndefined()
      seen.set(bytes, file)
    }
  })

  // all of them take a minute on a busy machine; whoever draws one is told there if a number failed
  it('can be drawn: every twentieth', () => {
    for (const { svg } of masters.filter((_, at) => at % 20 === 0)) expectDrawing(svg())
  })

  it('never show one pack under two names: with another maker, shape or parameters all differ', () => {
    const products = seed.products.filter(({ slug }) => !seed.otherFormats.has(slug))
    const shown = productPlates({ ...seed, products }).map(({ kind, params = {}, pack }) => {
      const { word: _, small: __, place: ___, ...drawing } = params
      const food = pack?.shape === CARD ? [kind, ...Object.entries(drawing).sort()] : []
      return JSON.stringify([pack?.slug, pack?.shape, pack?.params, pack?.word, food])
    })
    expect(shown.filter((one, i) => shown.indexOf(one) !== i)).toEqual([])
  })

  it('are larger for the forty dearest and best-selling', () => {
    const heroes = heroesOf(seed.products)
    expect(heroes.size).toBe(40)
    const large = masters.filter(({ width }) => width === 1600).map(({ file }) => file)
    expect(large.sort()).toEqual([...heroes].map((slug) => `${slug}.webp`).sort())
  })

  it('vary the grounds of the listing', () => {
    const forms = productPlates(seed).map(({ form }) => form)
    for (const [i, form] of forms.entries())
      for (const distance of [1, 2]) expect(forms[i + distance], `cell ${i}`).not.toBe(form)
    for (let i = 0; i + 12 <= forms.length; i++) expect(most(forms.slice(i, i + 12))).toBeLessThanOrEqual(4)
  })

  it('show at least 8 kinds and a third of one ground at most on the first page', () => {
    const page = productPlates(seed).slice(0, 12)
    expect(new Set(page.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(8)
    expect(new Set(page.map(({ form }) => form)).size).toBeGreaterThanOrEqual(5)
    expect(most(page.map(({ form }) => form))).toBeLessThanOrEqual(4)
  })

  it('keep to a third of one ground on the first page of every category', () => {
    const categoryOf = new Map(seed.products.map(({ slug, category }) => [slug, category]))
    for (const { slug } of seed.categories) {
      const page = productPlates(seed).filter(({ id }) => categoryOf.get(id) === slug)
      expect(most(page.slice(0, 12).map(({ form }) => form)), slug).toBeLessThanOrEqual(4)
    }
  })

  it('use every ground', () => {
    const forms = new Set(productPlates(seed).map(({ form }) => form))
    expect([...forms].sort()).toEqual([...formNames].sort())
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
