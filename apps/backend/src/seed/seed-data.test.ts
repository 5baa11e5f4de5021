import { type Allergen, allergens } from '@filiera/domain/catalogue-constants'
import { languages, type Texts } from '@filiera/domain/languages'
import { findRegionOfProvince } from '@filiera/domain/places/provinces'
import { describe, expect, it } from 'vitest'
import { readCategories, readCollections, readProducts, readSellers } from './data/read-demo-data.ts'

const categories = readCategories()
const collections = readCollections()
const products = readProducts()
const sellers = readSellers()
/** One expression an allergen, over the three languages. */
const allergenWords: Record<Allergen, RegExp> = {
  gluten:
    /\bgrano|wheat|\btrigo\b|segale|\brye\b|centeno|\borzo\b|barley|cebada|\bfarro\b|\bspelt\b|\bespelta\b|\bavena\b|\boats?\b/i,
  crustaceans: /gamber|shrimp|gamba|scamp|cigala/i,
  eggs: /\buov|\beggs?\b|huevo/i,
  fish: /acciug|\balici\b|\btonno\b|anchov|\btuna\b|anchoa|atún|\bpesce\b|\bfish\b|pescado|muggine|\bmullet\b|mújol|sgombr|mackerel|caballa|\bsard[ei]|sardin|\btrota\b|\btrout\b|trucha|merluzzo|stockfish/i,
  peanuts: /arachid|peanut|cacahuete/i,
  soybeans: /\bsoia\b|\bsoya|\bsoja\b/i,
  milk: /\blatte\b|\bmilk\b|\bleche\b/i,
  nuts: /nocciol|mandorl|pistacch|hazelnut|almond|pistach|avellana|almendra|\bnoci\b|walnut|nueces/i,
  celery: /sedano|celery|\bapio\b/i,
  mustard: /senape|mustard|mostaza/i,
  sesame: /sesamo|sesame|sésamo/i,
  sulphites: /solfit|sulphite|sulfito/i,
  lupin: /lupin|altramu/i,
  molluscs:
    /mollusc|molusc|polpo|octopus|pulpo|vongol|\bclams?\b|almeja|seppi|cuttlefish|sepia|calamar|squid/i,
}
/** Words that hold the name of an allergen without being one. */
const innocent =
  /uova di (?=,| rosso)|noce moscata|grano saraceno|buckwheat|café tostado en grano|almendras de albaricoque|Nocciola del Piemonte/gi
const forbidden =
  /passion|pasión|eccellen|excellen|excelen|autentic|auténtic|authentic|scopri|discover|descubr|genuin|sostenib|sustainab|eco-|salutar|health|saludable|wellness|superfood|fa bene|!/i

const sellerBySlug = new Map(sellers.map((seller) => [seller.slug, seller]))
const productSlugs = new Set(products.map((product) => product.slug))
const isTexts = (value: object): value is Texts => languages.every((language) => language in value)
/** Every text of a value in three languages, with the path to it. */
function textsOf(value: unknown, path: string): [string, Texts][] {
  if (typeof value !== 'object' || value === null) return []
  if (isTexts(value)) return [[path, value]]
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${path}.${key}`))
}
const everyText = [...sellers, ...categories, ...collections, ...products].flatMap((thing) =>
  textsOf(thing, thing.slug),
)
const markedSpans = (text: string) => [...text.matchAll(/\*\*([^*]+)\*\*/g)].map((found) => found[1] ?? '')
const repeated = (slugs: string[]) => slugs.filter((slug, index) => slugs.indexOf(slug) !== index)

function hasVatCheckDigit(number: string): boolean {
  const digits = [...number].map(Number)
  const sum = digits.slice(0, 10).reduce((total, digit, index) => {
    const value = index % 2 === 0 ? digit : digit * 2
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return /^\d{11}$/.test(number) && digits[10] === (10 - (sum % 10)) % 10
}

describe('the texts of the seed', () => {
  it('exist in three languages and never end or start with a blank', () => {
    const wrong = everyText.filter(([, texts]) =>
      languages.some((language) => texts[language] === '' || texts[language] !== texts[language].trim()),
    )
    expect(wrong).toEqual([])
  })

  it('keep the voice', () => {
    const wrong = everyText.flatMap(([path, texts]) =>
      languages
        .filter((language) => forbidden.test(texts[language]))
        .map((language) => `${path}.${language}`),
    )
    expect(wrong).toEqual([])
  })

  it('have the lengths the pages are drawn for', () => {
    const between = (texts: Texts, least: number, most: number) =>
      languages.every((language) => texts[language].length >= least && texts[language].length <= most)
    expect(products.filter((product) => !between(product.title, 3, 60)).map(({ slug }) => slug)).toEqual([])
    expect(
      products.filter((product) => !between(product.shortDescription, 80, 180)).map(({ slug }) => slug),
    ).toEqual([])
    expect(
      sellers.filter((seller) => !between(seller.description, 200, 450)).map(({ slug }) => slug),
    ).toEqual([])
  })
})

describe('the sellers', () => {
  it('have unique slugs, valid VAT check digits and addresses that agree', () => {
    expect(repeated(sellers.map(({ slug }) => slug))).toEqual([])
    expect(repeated(sellers.map(({ vatNumber }) => vatNumber))).toEqual([])
    for (const seller of sellers) {
      expect(hasVatCheckDigit(seller.vatNumber), seller.slug).toBe(true)
      expect(seller.vatNumber.slice(7, 10), seller.slug).toBe('000')
      expect(findRegionOfProvince(seller.province), seller.slug).toBe(seller.region)
      expect(seller.zip, seller.slug).toMatch(/^\d{5}$/)
      expect(seller.telephone, seller.slug).toMatch(/^\+39\d{9,11}$/)
      expect(seller.email, seller.slug).toBe(`ordini@${seller.slug}.example`)
      expect(seller.lat > 35 && seller.lat < 47.2 && seller.lng > 6.5 && seller.lng < 18.6, seller.slug).toBe(
        true,
      )
      if (seller.cityCode) expect(seller.city.toLowerCase(), seller.slug).toBe(seller.cityCode)
    }
  })

  it('cover the five cities and all twenty regions', () => {
    expect(sellers.length).toBeGreaterThanOrEqual(39)
    expect(new Set(sellers.map(({ region }) => region)).size).toBe(20)
    const cities = new Set(sellers.map(({ cityCode }) => cityCode))
    expect([...cities].filter(Boolean).sort()).toEqual(['cosenza', 'milano', 'napoli', 'palermo', 'torino'])
    expect(sellers.filter(({ warehouse }) => warehouse.thresholdCents === null)).toHaveLength(2)
    expect(sellers.filter(({ warehouse }) => warehouse.feeCents === null)).toHaveLength(2)
  })
})

describe('the products', () => {
  it('have unique slugs, a known seller and a known category', () => {
    expect(repeated(products.map(({ slug }) => slug))).toEqual([])
    expect(products.filter(({ seller }) => !sellerBySlug.has(seller))).toEqual([])
    expect(sellers.filter(({ slug }) => !products.some(({ seller }) => seller === slug))).toEqual([])
    expect(repeated(categories.map(({ slug }) => slug))).toEqual([])
    expect(new Set(products.map(({ category }) => category))).toEqual(
      new Set(categories.map(({ slug }) => slug)),
    )
  })

  it('are at least 300, at least sixteen in each of the twelve categories', () => {
    expect(categories).toHaveLength(12)
    expect(products.length).toBeGreaterThanOrEqual(300)
    for (const { slug } of categories)
      expect(products.filter(({ category }) => category === slug).length, slug).toBeGreaterThanOrEqual(16)
  })

  it('have the stocks and discounts the shop is shown with', () => {
    const withStock = (fits: (stock: number) => boolean) => products.filter(({ stock }) => fits(stock)).length
    expect(withStock((stock) => stock === 0)).toBeGreaterThanOrEqual(8)
    expect(withStock((stock) => stock > 0 && stock < 10)).toBeGreaterThanOrEqual(14)
    expect(withStock((stock) => stock === 10)).toBe(1)
    expect(withStock((stock) => (stock > 10 && stock < 15) || stock > 400)).toBe(0)
    expect(products.filter(({ discount }) => discount).length).toBeGreaterThanOrEqual(35)
  })

  it('say why they cost more than 30 €', () => {
    const silent = products.filter(
      ({ priceCents, priceReason }) => priceCents > 3000 !== Boolean(priceReason),
    )
    expect(silent.map(({ slug }) => slug)).toEqual([])
  })

  it('write amounts that no line breaks before their sign', () => {
    expect(JSON.stringify(products).match(/\d €/g)).toBeNull()
  })

  it('lower a price only when its history supports the reduction', () => {
    for (const { slug, priceCents, discount, earlierPrices = [], createdDaysAgo } of products) {
      const stableSince = earlierPrices[0]?.untilDaysAgo ?? createdDaysAgo
      for (const earlier of earlierPrices) expect(earlier.untilDaysAgo, slug).toBeLessThan(createdDaysAgo)
      if (!discount) continue
      expect(discount.priceCents, slug).toBeLessThan(priceCents)
      expect(stableSince - discount.startedDaysAgo, slug).toBeGreaterThan(30)
    }
  })

  it('mark in every language the allergens they declare, and declare those they name', () => {
    for (const product of products)
      for (const language of languages) {
        const text = product.ingredients[language]
        const where = `${product.slug}.${language}`
        const spans = markedSpans(text)
        const named = allergens.filter((code) => spans.some((span) => allergenWords[code].test(span)))
        expect(named.toSorted(), where).toEqual(product.allergens.toSorted())
        expect(
          spans.filter((span) => !allergens.some((code) => allergenWords[code].test(span))),
          where,
        ).toEqual([])
        const rest = text.replace(/\*\*[^*]+\*\*/g, '').replace(innocent, '')
        expect(
          allergens.filter((code) => allergenWords[code].test(rest)),
          where,
        ).toEqual([])
        expect(
          product.traces.filter((code) => product.allergens.includes(code)),
          where,
        ).toEqual([])
      }
  })

  it('stay in Italy when chilled, frozen or wine; wine declares its alcohol', () => {
    for (const product of products) {
      expect(product.shipsTo, product.slug).toContain('IT')
      if (product.temperatureClass !== 'ambient' || product.category === 'vini')
        expect(product.shipsTo, product.slug).toEqual(['IT'])
      expect(product.alcoholByVolume !== undefined, product.slug).toBe(product.category === 'vini')
      if (product.perishableUnder30Days) expect(product.withdrawal, product.slug).toBe('excluded-perishable')
    }
  })

  it('say who made what is organic and where it was farmed, as their shops can publish no others', () => {
    const organic = products.filter(({ marks }) => marks.some(({ code }) => code === 'bio'))
    expect(organic).not.toEqual([])
    expect(organic.filter((product) => !product.organic).map(({ slug }) => slug)).toEqual([])
  })

  it('count prices and quantities in whole cents, grams, millilitres and pieces', () => {
    const amounts = (product: (typeof products)[number]) => [
      product.priceCents,
      product.discount?.priceCents ?? 1,
      product.netQuantity.value,
      product.drainedQuantity?.value ?? 1,
    ]
    const isWhole = (amount: number) => Number.isInteger(amount) && amount > 0
    expect(products.filter((product) => !amounts(product).every(isWhole)).map(({ slug }) => slug)).toEqual([])
  })

  it('have a plausible nutrition table or a reason for none', () => {
    for (const { slug, nutrition } of products) {
      if ('exempt' in nutrition) {
        expect(nutrition.exempt, slug).toMatch(/^[a-z0-9.-]+$/)
        continue
      }
      const { fat, saturates, carbohydrate, sugars, protein, salt, energyKj, energyKcal } = nutrition
      expect(fat + carbohydrate + protein + salt, slug).toBeLessThanOrEqual(100)
      expect(saturates, slug).toBeLessThanOrEqual(fat)
      expect(sugars, slug).toBeLessThanOrEqual(carbohydrate)
      expect(energyKj / energyKcal, slug).toBeGreaterThan(4)
      expect(energyKj / energyKcal, slug).toBeLessThan(4.3)
    }
  })
})

describe('the collections', () => {
  it('are at least six lists of at least eight different products that exist', () => {
    expect(collections.length).toBeGreaterThanOrEqual(6)
    for (const collection of collections) {
      expect(new Set(collection.products).size, collection.slug).toBe(collection.products.length)
      expect(collection.products.length, collection.slug).toBeGreaterThanOrEqual(8)
      expect(
        collection.products.filter((slug) => !productSlugs.has(slug)),
        collection.slug,
      ).toEqual([])
    }
  })
})
