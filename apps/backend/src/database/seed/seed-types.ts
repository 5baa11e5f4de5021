import type { Allergen, Mark, TemperatureClass, WithdrawalClass } from '@filiera/domain/catalogue-constants'
import type { Texts } from '@filiera/domain/languages'
import type { RegionCode } from '@filiera/domain/regions'

export type { Texts }

/** A drawing: the kind and its parameters; an absent parameter keeps the kind's default. */
export type SeedPicture = { kind: string; params?: Record<string, string | number | boolean> }

export type SeedCategory = { slug: string; name: Texts; description: Texts; picture: SeedPicture }

/** The five cities of the city filter. */
export type SeedCityCode = 'cosenza' | 'napoli' | 'milano' | 'palermo' | 'torino'

/** A seller and the warehouse it ships from. Money in cents, `commissionPercent` in whole percent. */
export type SeedSeller = {
  slug: string
  name: string
  company: string
  vatNumber: string
  rea: string
  email: string
  telephone: string
  street: string
  city: string
  zip: string
  /** Two letters. */
  province: string
  region: RegionCode
  /** Set when the seller is in one of the five cities of the filter. */
  cityCode: SeedCityCode | null
  lat: number
  lng: number
  description: Texts
  landscape: { terrain: string; building: string; season?: string }
  commissionPercent: number
  warehouse: {
    name: string
    /** Free shipping from this amount; null: never free. */
    thresholdCents: number | null
    /** Added to the method's price; null: nothing added. */
    feeCents: number | null
    cutOffHour: number
  }
}

export type SeedMark = { code: Mark; register?: string }

/** Per 100 g or 100 ml, grams except energy; or the reason why the table may be absent. */
export type SeedNutrition =
  | {
      per: '100g' | '100ml'
      energyKj: number
      energyKcal: number
      fat: number
      saturates: number
      carbohydrate: number
      sugars: number
      protein: number
      salt: number
    }
  | { exempt: string }

/** A product with everything the label must say before the purchase. Prices in cents, VAT included. */
export type SeedProduct = {
  slug: string
  /** Slug of the seller. */
  seller: string
  /** Slug of the category. */
  category: string
  title: Texts
  shortDescription: Texts
  tags: string[]
  /** The full price; the price paid while `discount` is set is `discount.priceCents`. */
  priceCents: number
  discount?: { priceCents: number; startedDaysAgo: number }
  /** Full prices before `priceCents`, each valid until so many days ago. */
  earlierPrices?: { priceCents: number; untilDaysAgo: number }[]
  stock: number
  /** 0–100, the starting weight for the order by popularity. */
  popularity: number
  vatRate: 4 | 5 | 10 | 22
  netQuantity: { value: number; unit: 'g' | 'ml' | 'piece' }
  drainedQuantity?: { value: number; unit: 'g' | 'ml' }
  temperatureClass: TemperatureClass
  /** ISO 3166-1 alpha-2 countries. */
  shipsTo: string[]
  marks: SeedMark[]
  origin: Texts
  /** Descending weight; allergens between double asterisks. */
  ingredients: Texts
  allergens: Allergen[]
  traces: Allergen[]
  nutrition: SeedNutrition
  storage: Texts
  use: Texts
  /** The operator on the label, when it is not the seller. */
  operator?: { name: string; address: string }
  /** % vol., above 1.2. */
  alcoholByVolume?: number
  withdrawal: WithdrawalClass
  perishableUnder30Days: boolean
  questions: { question: Texts; answer: Texts }[]
  createdDaysAgo: number
  picture: SeedPicture
}

/** A hand-made list of products, in the order shown. */
export type SeedCollection = {
  slug: string
  name: Texts
  title: Texts
  description: Texts
  products: string[]
}

/** One entry of the season strip: a label and, in each language, the words its link searches for in titles. */
export type SeedSeasonLink = { label: Texts; query: Texts }
