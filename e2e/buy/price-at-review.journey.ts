import { shell } from '../../apps/storefront/app/texts/it/frame/shell.ts'
import { checkout } from '../../apps/storefront/app/texts/it/personal/checkout.ts'
import { formatMoney } from '../../packages/domain/src/money/money.ts'
import { openPaymentStep } from '../support/buyer.ts'
import { expect, expectAccessible, shopUrl, test, visitorHeaders } from '../support/shop.fixture.ts'
import { choose } from '../support/steps-in-language.ts'

const placeForm = 'form:has(input[name=intent][value=place])'

test('a price that changed while the review was open is named beside the new one, also without scripts, and one press confirms it', async ({
  page,
  browser,
}) => {
  await openPaymentStep(page, [2])
  await choose(page, 'web')
  await page.locator('main form button[type=submit]').last().click()
  await page.waitForURL(/step=review/)
  const plain = await browser.newContext({
    storageState: await page.context().storageState(),
    javaScriptEnabled: false,
    baseURL: shopUrl(),
    extraHTTPHeaders: visitorHeaders(),
  })
  const review = await plain.newPage()
  await review.goto(page.url())
  // as if the page had been opened when a piece cost a euro less
  const before = await review.evaluate(() => {
    const line = document.querySelector<HTMLInputElement>('input[name=line]')
    const total = document.querySelector<HTMLInputElement>('input[name=totalCents]')
    if (!line || !total) throw new Error('the review names no lines')
    const [product, pieces, cents] = line.value.split(':').map(Number)
    line.value = [product, pieces, Number(cents) - 100].join(':')
    total.value = String(Number(total.value) - 100)
    return { cents: Number(cents), totalCents: Number(total.value) + 100 }
  })
  await review.locator('#terms').check()
  await review.locator(`${placeForm} button[type=submit]`).click()
  const words = checkout.changed.price
    .replace('{{before}}', formatMoney(before.cents - 100))
    .replace('{{now}}', formatMoney(before.cents))
  await expect(review.getByText(words)).toBeVisible()
  await expect(review).toHaveURL(/step=review/)
  await expect(review.locator('#terms')).toBeChecked()
  await review.getByRole('button', { name: `Conferma e paga ${formatMoney(before.totalCents)}` }).click()
  await review.waitForURL((url) => !url.href.startsWith(shopUrl()))
  await plain.close()
})

test('the review waits for the network, asks again and can be sent then', async ({
  page,
  context,
  expectFailure,
}) => {
  expectFailure(/net::ERR_INTERNET_DISCONNECTED/)
  await openPaymentStep(page, [2])
  await choose(page, 'web')
  await page.locator('main form button[type=submit]').last().click()
  await page.waitForURL(/step=review/)
  await page.locator('#terms').check()
  await context.setOffline(true)
  const button = page.locator(`${placeForm} button[type=submit]`)
  await expect(button).toBeDisabled()
  await expect(button).toHaveText(checkout.offline.waiting)
  const bar = page.getByRole('alert').filter({ hasText: shell.offline })
  await expectAccessible(page)
  const retry = bar.getByRole('button', { name: checkout.offline.now })
  await retry.click()
  await expect(retry).toBeVisible()
  await expect(button).toBeDisabled()
  await context.setOffline(false)
  await expect(button).toBeEnabled()
  await expect(bar).toHaveCount(0)
  await expect(page.locator('#terms')).toBeChecked()
})
