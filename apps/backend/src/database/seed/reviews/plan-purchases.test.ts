import { expect, it } from 'vitest'
import { anyReviews, replies } from './anything.ts'
import { buyers } from './buyers.ts'
import { freshReviews } from './fresh.ts'
import { pantryReviews } from './pantry.ts'
import { planPurchases } from './plan-purchases.ts'
import { tableReviews } from './table.ts'

const products = Array.from({ length: 300 }, (_, index) => ({
  id: String(index + 1),
  createdDaysAgo: 5 + ((index * 17) % 400),
}))
const plan = planPurchases(products, buyers.length)
const bought = plan.flatMap((purchase) => purchase.products.map((product) => ({ ...product, ...purchase })))

it('plans about 900 bought products over 200, the same each time', () => {
  expect(bought.length).toBeGreaterThan(800)
  expect(bought.length).toBeLessThan(1000)
  expect(new Set(bought.map(({ id }) => id)).size).toBe(200)
  expect(planPurchases(products, buyers.length)).toEqual(plan)
})

it('lets nobody buy a product twice, nor before it was on sale, nor too late to have an opinion', () => {
  expect(new Set(bought.map(({ id, buyer }) => `${id}/${buyer}`)).size).toBe(bought.length)
  for (const { id, daysAgo } of bought) {
    expect(daysAgo).toBeGreaterThanOrEqual(14)
    expect(daysAgo).toBeLessThan(products[Number(id) - 1]?.createdDaysAgo ?? 0)
  }
})

it('gives honest stars: all five kinds, a mean around 4.3', () => {
  const mean = bought.reduce((sum, { stars }) => sum + stars, 0) / bought.length
  expect(mean).toBeGreaterThan(4.15)
  expect(mean).toBeLessThan(4.45)
  expect(new Set(bought.map(({ stars }) => stars)).size).toBe(5)
})

const texts = [...Object.values({ ...pantryReviews, ...freshReviews, ...tableReviews }).flat(), ...anyReviews]

it('speaks plainly and never twice the same', () => {
  expect(new Set(texts.map(({ text }) => text)).size).toBe(texts.length)
  const worn =
    /!|¡|\b(passione|eccellenz[ae]|sapori autentici|scopri|passion|excellence|pasi[oó]n|excelencia)\b/i
  for (const words of [...texts.map(({ title, text }) => `${title} ${text}`), ...replies])
    expect(words).not.toMatch(worn)
  for (const { stars } of texts) for (const star of stars) expect([1, 2, 3, 4, 5]).toContain(star)
})
