import type { Page } from '@playwright/test'
import { expectGoodScreen } from '../support/screen.ts'
import { expect, goTo, test } from '../support/shop.fixture.ts'
import { addProduct } from '../support/steps.ts'

test.use({ serviceWorkers: 'allow' })

/** The browser has the page for a time without network. */
async function readyForOffline(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('offline-v1')).keys()).length))
    .toBeGreaterThan(5)
}

test('Without a network a full load shows the shop’s own page, and the cart lists what it held', async ({
  page,
  context,
  expectFailure,
}) => {
  expectFailure(/ERR_INTERNET_DISCONNECTED/)
  // what a list loads at its first use does not arrive
  expectFailure(/ERR_FAILED \(.*\/assets\//)
  await addProduct(page, 2)
  await goTo(page, '/products')
  const title = (await page.getByRole('article').first().getByRole('heading').textContent()) ?? ''
  expect(title).not.toBe('')
  await readyForOffline(page)
  await context.setOffline(true)
  await page.getByRole('link', { name: /^Carrello/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sei senza rete')
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText(/^1 × \S.*\S/)
  await expectGoodScreen(page)
  await page.goto('/en/products')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All products')
})
