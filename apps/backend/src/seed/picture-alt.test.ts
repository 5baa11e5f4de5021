import { describe, expect, it } from 'vitest'
import { readProducts } from './data/read-demo-data.ts'
import { altOf, views } from './picture-alt.ts'

const products = readProducts()

describe('the alternative texts of a product', () => {
  it('differ from view to view, in every language', () => {
    for (const product of products)
      for (const lang of ['it', 'en', 'es'] as const) {
        const alts = views.map(({ words }) => altOf(product, words(product))[lang])
        expect(new Set(alts).size, product.slug).toBe(views.length)
        expect(alts[0]).toBe(product.title[lang])
      }
  })

  it('name the label of what has one, and only the view of the rest', () => {
    const second = (shape: string) => {
      const product = products.find(({ pack }) => pack.shape === shape)
      if (!product) throw new Error(`There is no product in a ${shape}`)
      return altOf(product, views[1]?.words(product) ?? null)
    }
    expect(second('dorica').en).toMatch(/, label close up$/)
    expect(second('dorica').es).toMatch(/, etiqueta de cerca$/)
    expect(second('card').it).toMatch(/, da vicino$/)
  })

  it.each([
    ['label', /, etichetta, fronte e retro$/],
    ['place', /, il luogo di origine$/],
    ['cheese', /, il taglio$/],
  ])('say that the third shows %s', (shows, words) => {
    const product = products.find(({ pack }) => pack.shows === shows)
    if (!product) throw new Error(`No product shows ${shows}`)
    expect(altOf(product, views[2]?.words(product) ?? null).it).toMatch(words)
  })
})
