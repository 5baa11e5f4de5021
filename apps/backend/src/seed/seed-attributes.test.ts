import { describe, expect, it } from 'vitest'
import type { SeedAttribute, SeedProduct } from './data/catalogue-schemas.ts'
import { readAttributes, readCategories, readProducts, readSubcategories } from './data/read-demo-data.ts'

const attributes = readAttributes()
const subcategories = readSubcategories()
const products = readProducts()
const parentOf = new Map(subcategories.map(({ slug, parent }) => [slug, parent]))
const slugs = [...readCategories(), ...subcategories].map(({ slug }) => slug)

const pathOf = ({ subcategory }: SeedProduct) => [subcategory, parentOf.get(subcategory) ?? '']
const usesOf = ({ categories }: SeedAttribute, product: SeedProduct) =>
  pathOf(product).flatMap((slug) => categories[slug] ?? [])
const isUsed = ({ categories }: SeedAttribute, product: SeedProduct) =>
  pathOf(product).some((slug) => slug in categories)
const byCode = new Map(attributes.map((attribute) => [attribute.code, attribute]))
const codesOf = (value: unknown): string[] => [value].flat().filter((code) => typeof code === 'string')
const has = (product: SeedProduct, code: string, value: unknown) =>
  codesOf(product.attributes[code]).includes(String(value))
const slugsOf = (wrong: readonly SeedProduct[]) => wrong.map(({ slug }) => slug)

describe('the categories below the navigation', () => {
  it('have a slug of their own, a product to show and at least one product', () => {
    expect(new Set(slugs).size).toBe(slugs.length)
    for (const { slug, product } of subcategories)
      expect(products.find((one) => one.slug === product)?.subcategory, slug).toBe(slug)
  })

  it('belong to the category whose file names them', () => {
    expect(slugsOf(products.filter((one) => parentOf.get(one.subcategory) !== one.category))).toEqual([])
  })
})

describe('the attributes', () => {
  it('are used in categories that there are', () => {
    const used = attributes.flatMap(({ categories }) => Object.keys(categories))
    expect(used.filter((slug) => !slugs.includes(slug))).toEqual([])
  })

  it('of every product are those of its category, with values of their kind and options that there are', () => {
    const wrong = products.flatMap((product) =>
      Object.entries(product.attributes).flatMap(([code, value]) => {
        const attribute = byCode.get(code)
        const fits = {
          list: () => codesOf(value).every((option) => option in (attribute?.options ?? {})),
          number: () => typeof value === 'number',
          year: () => Number.isInteger(value),
          yes_no: () => typeof value === 'boolean',
          text: () => typeof value === 'object' && !Array.isArray(value),
        }
        return attribute && isUsed(attribute, product) && fits[attribute.kind]()
          ? []
          : [`${product.slug}.${code}`]
      }),
    )
    expect(wrong).toEqual([])
  })

  it('that a category asks for are there, and at least three facts of every product', () => {
    for (const product of products) {
      const uses = attributes.map((attribute) => ({ ...attribute, uses: usesOf(attribute, product) }))
      const missing = uses.filter(
        ({ code, uses: use }) => use.includes('required') && !(code in product.attributes),
      )
      expect(
        missing.map(({ code }) => code),
        product.slug,
      ).toEqual([])
      const said = uses.filter(({ code, labelField }) => code in product.attributes || labelField)
      expect(said.length, product.slug).toBeGreaterThanOrEqual(3)
    }
  })

  it('say what the label says', () => {
    const of = (category: string) => products.filter((product) => product.category === category)
    const names = (product: SeedProduct, words: RegExp) => words.test(product.ingredients.it)
    const cheese = of('formaggi')
    expect(slugsOf(cheese.filter((one) => names(one, /crudo/) !== has(one, 'trattamento', 'crudo')))).toEqual(
      [],
    )
    expect(slugsOf(cheese.filter((one) => names(one, /pecora/) !== has(one, 'latte', 'pecora')))).toEqual([])
    expect(slugsOf(cheese.filter((one) => names(one, /caglio/) === has(one, 'caglio', 'nessuno')))).toEqual(
      [],
    )
    expect(
      slugsOf(of('salumi').filter((one) => names(one, /E2(49|5[0-2])/) !== one.attributes.nitriti)),
    ).toEqual([])
    const year = (product: SeedProduct) => /\b20\d\d\b/.exec(product.title.it)?.[0]
    const wines = of('vini').filter((product) => year(product))
    expect(slugsOf(wines.filter((wine) => String(wine.attributes.annata) !== year(wine)))).toEqual([])
  })

  it('call nothing vegan or vegetarian that has meat, fish, gelatine or another animal’s part in it', () => {
    const animal = /carne|suino|bovin|strutto|lardo|guanciale|prosciutto|acciug|alici|tonno|pesce|E120/i
    const notVegan = /miele/i
    const declared = (diet: string) => products.filter((product) => has(product, 'dieta', diet))
    const vegan = declared('vegana')
    expect(vegan.length).toBeGreaterThan(50)
    expect(slugsOf(declared('vegetariana').filter(({ ingredients }) => animal.test(ingredients.it)))).toEqual(
      [],
    )
    const ofAnimals = ({ allergens, ingredients }: SeedProduct) =>
      allergens.some((code) => ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs'].includes(code)) ||
      notVegan.test(ingredients.it)
    expect(slugsOf(vegan.filter(ofAnimals))).toEqual([])
  })
})
