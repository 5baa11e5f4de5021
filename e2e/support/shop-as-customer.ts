import { expect, type Page } from '@playwright/test'
import { openBuyer } from './buyer.ts'
import type { Bought } from './screen-paths.ts'
import { goTo } from './shop.fixture.ts'

/** Opens what a payment page leads to. @returns where the shop shows it */
async function comeBack(page: Page, link: string, title: string): Promise<string> {
  await goTo(page, link)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

/** A customer with an address, a paid order, a refused payment and a full cart. */
export async function shopAsCustomer(page: Page): Promise<Bought> {
  const buyer = await openBuyer(page.request)
  const first = await buyer.order()
  const paid = await comeBack(page, await first.pay(), 'È tutto pagato.')
  const second = await buyer.order(1, '4')
  const refused = await comeBack(page, await second.pay('declined'), 'Il pagamento non è andato a buon fine')
  const choose = (await page.locator('a[href*="choose=1"]').getAttribute('href')) ?? ''
  return { order: first.order, paid, refused, choose, address: buyer.addressId }
}
