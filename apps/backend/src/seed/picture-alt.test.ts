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
    const second = (kind: string) => {
      const product = products.find(({ picture }) => picture.kind === kind)
      if (!product) throw new Error(`There is no product drawn as ${kind}`)
      return altOf(product, views[1]?.words(product) ?? null)
    }
    expect(second('bottle').en).toMatch(/, label close up$/)
    expect(second('bottle').es).toMatch(/, etiqueta de cerca$/)
    expect(second('loaf').it).toMatch(/, da vicino$/)
  })
})
