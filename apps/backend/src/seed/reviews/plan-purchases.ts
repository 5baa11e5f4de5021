import { repeatable } from '../data/repeatable.ts'
import { pick, sample } from './random.ts'

/** A product as the plan needs it; the more popular, the more reviews. */
export type PlannedProduct = { id: string; createdDaysAgo: number }

/** One buyer's checkout: products bought so many days ago, with the stars each will get. */
export type Purchase = {
  buyer: number
  daysAgo: number
  products: { id: string; quantity: number; stars: number }[]
}

const REVIEWED_PRODUCTS = 200
/** Of the most popular product; the last of the 200 has one. */
const MOST_REVIEWS = 12
/** Long enough ago to be delivered, tried and written about. */
const LATEST_DAY = 14
const EARLIEST_DAY = 320
const PRODUCTS_IN_CHECKOUT = 3

/** Shares of five, four, three and two stars, by how good a product is; the rest is one star. */
const shares = [
  [0.68, 0.25, 0.05, 0.015],
  [0.56, 0.3, 0.09, 0.03],
  [0.42, 0.32, 0.15, 0.07],
] as const

function drawStars(random: () => number, quality: (typeof shares)[number]): number {
  let drawn = random()
  for (const [index, share] of quality.entries()) {
    if (drawn < share) return 5 - index
    drawn -= share
  }
  return 1
}

function reviewsOf(rank: number, among: number): number {
  return Math.round(1 + (MOST_REVIEWS - 1) * (1 - rank / among) ** 2)
}

type Wish = Purchase['products'][number] & { buyer: number; daysAgo: number }

function drawWishes(products: readonly PlannedProduct[], buyers: number, random: () => number): Wish[] {
  const old = products
    .filter(({ createdDaysAgo }) => createdDaysAgo > LATEST_DAY + 2)
    .slice(0, REVIEWED_PRODUCTS)
  const everybody = Array.from({ length: buyers }, (_, buyer) => buyer)
  return old.flatMap(({ id, createdDaysAgo }, rank) => {
    const quality = pick(random, [shares[0], shares[0], shares[1], shares[1], shares[2]]) ?? shares[1]
    const earliest = Math.min(EARLIEST_DAY, createdDaysAgo - 1)
    return sample(random, everybody, reviewsOf(rank, old.length)).map((buyer) => ({
      id,
      buyer,
      daysAgo: LATEST_DAY + Math.floor(random() * (earliest - LATEST_DAY + 1)),
      quantity: random() < 0.8 ? 1 : 2,
      stars: drawStars(random, quality),
    }))
  })
}

/**
 * Who bought what and when: about 900 bought products over the 200 most popular, each once a buyer, three in a checkout,
 * never before the product was on sale. The same input gives the same plan.
 */
export function planPurchases(products: readonly PlannedProduct[], buyers: number): Purchase[] {
  const random = repeatable(2026)
  const wishes = drawWishes(products, buyers, random)
  return Array.from({ length: buyers }, (_, buyer) => {
    const own = wishes.filter((wish) => wish.buyer === buyer).sort((a, b) => b.daysAgo - a.daysAgo)
    const checkouts = Array.from({ length: Math.ceil(own.length / PRODUCTS_IN_CHECKOUT) }, (_, index) =>
      own.slice(index * PRODUCTS_IN_CHECKOUT, (index + 1) * PRODUCTS_IN_CHECKOUT),
    )
    return checkouts.map((together) => ({
      buyer,
      daysAgo: Math.min(...together.map(({ daysAgo }) => daysAgo)),
      products: together.map(({ id, quantity, stars }) => ({ id, quantity, stars })),
    }))
  }).flat()
}
