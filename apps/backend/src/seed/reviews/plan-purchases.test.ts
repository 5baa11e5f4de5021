import { expect, it } from 'vitest'
import { readCustomers, readReplies, readReviewTexts } from '../data/read-demo-data.ts'
import { planPurchases } from './plan-purchases.ts'

const buyers = readCustomers().length
const products = Array.from({ length: 300 }, (_, index) => ({
  id: String(index + 1),
  createdDaysAgo: 5 + ((index * 17) % 400),
}))
const plan = planPurchases(products, buyers)
const bought = plan.flatMap((purchase) => purchase.products.map((product) => ({ ...product, ...purchase })))

it('plans about 900 bought products over 200, the same each time', () => {
  expect(bought.length).toBeGreaterThan(800)
  expect(bought.length).toBeLessThan(1000)
  expect(new Set(bought.map(({ id }) => id)).size).toBe(200)
  expect(planPurchases(products, buyers)).toEqual(plan)
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

const texts = Object.values(readReviewTexts()).flat()

it('speaks plainly and never twice the same', () => {
  expect(new Set(texts.map(({ text }) => text)).size).toBe(texts.length)
  const worn =
    /!|¡|\b(passione|eccellenz[ae]|sapori autentici|scopri|passion|excellence|pasi[oó]n|excelencia)\b/i
  for (const words of [...texts.map(({ title, text }) => `${title} ${text}`), ...readReplies()])
    expect(words).not.toMatch(worn)
})
