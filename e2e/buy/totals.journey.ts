import type { Locator, Page } from '@playwright/test'
import { mailTo } from '../support/mailbox.ts'
import { expect, goTo, test } from '../support/shop.fixture.ts'
import {
  addProduct,
  expectPaid,
  newEmail,
  orderAndPay,
  registerInCheckout,
  toReview,
} from '../support/steps.ts'

/** Two sellers; reduced prices; one parcel with two rates of VAT, and a delivery charge each. */
const products = [27, 13, 1]

/** Every amount in a text, in cents. */
const amountsIn = (text: string | null) =>
  [...(text ?? '').matchAll(/(−|-)?([\d,]+\.\d\d)\s?€/g)].map(
    ([, minus, digits = '']) => Number(digits.replace(/[,.]/g, '')) * (minus ? -1 : 1),
  )

async function centsOf(shown: Locator): Promise<number> {
  const [cents, ...others] = amountsIn(await shown.textContent())
  expect(others).toEqual([])
  return cents ?? Number.NaN
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, cents) => all + cents, 0)

/** The summary beside a step adds up, and says this total. */
async function expectSummary(page: Page, total: number, id = 'checkout-summary'): Promise<void> {
  const summary = page.locator(`aside[aria-labelledby=${id}]`)
  expect(await centsOf(summary.locator('p > b'))).toBe(total)
  expect(sum(amountsIn(await summary.locator('dl').last().innerText()))).toBe(total)
}

/** The page after paying shows every order on its timeline, and its summary adds up. */
async function expectOrdered(page: Page, total: number): Promise<void> {
  await expectSummary(page, total, 'ordered')
  await expect(page.locator('[data-order]')).toHaveCount(2)
  const summary = page.getByRole('complementary')
  await expect(summary.getByRole('link', { name: /^Ricevuta: / })).toHaveCount(2)
  await expect(summary).toContainText('Via dei Calzolai 14')
}

/** The amounts of one order as its page and its receipt show them. */
async function amountsOfOrder(page: Page, path: string) {
  await goTo(page, path)
  const box = page.locator('p:has(> b):has-text("Totale")').last().locator('..')
  const [goods, vat] = [box.locator('dl').first(), box.locator('dl').last()]
  return {
    total: await centsOf(box.locator('p > b').first()),
    parts: amountsIn(await goods.innerText()),
    vat: amountsIn(await vat.innerText()),
  }
}

test('one total to the cent: cart, every step, payment page, orders, receipts, mails', async ({ page }) => {
  for (const id of products) await addProduct(page, id)
  await goTo(page, '/cart')
  const total = await centsOf(page.locator('aside[aria-labelledby=cart-summary] p > b'))
  expect(total).toBeGreaterThan(0)

  const email = newEmail('conti')
  await goTo(page, '/checkout')
  await expectSummary(page, total)
  await registerInCheckout(page, email)
  await expectSummary(page, total)
  const method = page.locator('[data-method=national]')
  const [charge = 0, ...charges] = amountsIn(await method.innerText())
  expect(charges).toHaveLength(2)
  expect(sum(charges)).toBe(charge)
  await toReview(page)
  await expectSummary(page, total)
  expect(await centsOf(page.getByRole('button', { name: /^Ordina e paga/ }))).toBe(total)

  await orderAndPay(page)
  await page.getByRole('button', { name: /Paga senza verifica/ }).click()
  const pay = page.getByRole('button', { name: /^Paga \d/ })
  expect(Number((await pay.innerText()).replace(/\D/g, ''))).toBe(total)
  await pay.click()
  await expectPaid(page)
  await expectOrdered(page, total)
  await expect(page.getByRole('complementary')).toContainText(email)

  await goTo(page, '/account/orders')
  const rows = page.locator('main article')
  await expect(rows).toHaveCount(1)
  const mails = [
    await mailTo(email, /^Abbiamo ricevuto il tuo ordine$/),
    await mailTo(email, /^Pagamento ricevuto/),
  ]
  const paths = await rows
    .locator('li a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const listed = amountsIn((await rows.allInnerTexts()).join('\n'))
  expect(listed).toEqual([total])
  const totals: number[] = []
  const rates: number[] = []
  for (const path of paths) {
    const order = await amountsOfOrder(page, path)
    totals.push(order.total)
    expect(sum(order.parts)).toBe(order.total)
    // each rate: what it is on, and the VAT
    expect(sum(order.vat)).toBe(order.total)
    rates.push(order.vat.length / 2)
    expect(await amountsOfOrder(page, `${path}/receipt`)).toEqual(order)
    for (const { text } of mails) {
      const mailed = amountsIn(text)
      for (const [at, cents] of order.vat.entries()) if (at % 2) expect(mailed).toContain(cents)
      expect(mailed).toContain(order.parts[1])
    }
  }
  expect(totals).toHaveLength(2)
  expect(sum(totals)).toBe(total)
  expect(rates.sort()).toEqual([1, 2])
  for (const { text, html } of mails) {
    for (const body of [text, html]) expect(amountsIn(body).at(-1)).toBe(total)
  }
})
