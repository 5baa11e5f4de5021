import { type Browser, expect, type Page } from '@playwright/test'
import { asSent, expectGoodScreen, look, lookAtSent, withoutPictures } from '../support/screen.ts'
import { type Bought, customerPaths } from '../support/screen-paths.ts'
import { goTo, settled, shopUrl, test, visitorHeaders } from '../support/shop.fixture.ts'
import { shopAsCustomer } from '../support/shop-as-customer.ts'
import { newEmail, password } from '../support/steps.ts'

const languages = [
  { code: 'it', prefix: '' },
  { code: 'en', prefix: '/en' },
  { code: 'es', prefix: '/es' },
]

// a worker that is free takes the next language
test.describe.configure({ mode: 'parallel' })

/** Sends the main form of the screen as it is and looks at what it answers. */
async function sendAndLook(page: Page, fields: Record<string, string> = {}): Promise<void> {
  await settled(page)
  for (const [name, value] of Object.entries(fields)) {
    await page.locator(`main input[name="${name}"]`).first().fill(value)
  }
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.locator('main form[method=post] button[type=submit]:visible').first().click()
  await answered
  await page.waitForLoadState('networkidle')
  await expectGoodScreen(page)
}

for (const { code, prefix } of languages) {
  test(`screens of a visitor in ${code}`, async ({ page, expectFailure }) => {
    test.setTimeout(600_000)
    expectFailure(/40[14]|422/)
    await withoutPictures(page)
    await look(page, code, `${prefix}/cart`)
    await look(page, code, `${prefix}/wishlist`)
    await look(page, code, `${prefix}/compare`)
    await look(page, code, `${prefix}/compare?ids=1,4,9,12&differences=1`)
    await look(page, code, `${prefix}/login`)
    await sendAndLook(page)
    await sendAndLook(page, { username: newEmail('nessuno'), password: 'sbagliata-di-sicuro' })
    await look(page, code, `${prefix}/login/link`)
    await look(page, code, `${prefix}/login/link?token=used-up-token-of-a-mail`)
    await sendAndLook(page)
    await look(page, code, `${prefix}/register`)
    await sendAndLook(page)
    await sendAndLook(page, { username: newEmail('prova'), password })
    await look(page, code, `${prefix}/register/confirm`)
    await look(page, code, `${prefix}/register/confirm?token=used`)
    await sendAndLook(page)
    await look(page, code, `${prefix}/password/forgot`)
    await sendAndLook(page)
    await sendAndLook(page, { username: newEmail('smemorata') })
    await look(page, code, `${prefix}/password/reset`)
    await look(page, code, `${prefix}/password/reset?token=used-up-token-of-a-mail`)
    await sendAndLook(page)
    await sendAndLook(page, { password })
    await look(page, code, `${prefix}/username/confirm?token=used-up-token-of-a-mail`)
    await sendAndLook(page)
    await look(page, code, `${prefix}/account/nowhere`)
    await look(page, code, `${prefix}/withdraw?token=used-up-token-of-a-mail`)
    await look(page, code, `${prefix}/withdraw`)
    await sendAndLook(page)
    await sendAndLook(page, { orderId: '7F3K-92QD-41AB-8XZC', email: newEmail('recede') })

    await goTo(page, `${prefix}/product/1`)
    const added = page.waitForResponse((response) => response.request().method() === 'PUT')
    await page.locator('main form[action$="/cart"] button[type=submit]').first().click()
    await added
    await expect(page.locator('header a[href$="/cart"] .sr-only').getByText(/^1 /).first()).toBeAttached()
    await look(page, code, `${prefix}/cart`)
    await look(page, code, `${prefix}/checkout`)
    await sendAndLook(page)
  })
}

test.describe('screens of a customer', () => {
  // who buys once
  test.describe.configure({ mode: 'default' })
  let bought: Bought | undefined
  let state: Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>> | undefined

  test.beforeAll(async ({ browser }) => {
    const context = await browser.newContext({
      baseURL: shopUrl(),
      locale: 'it-IT',
      extraHTTPHeaders: visitorHeaders(),
    })
    bought = await shopAsCustomer(await context.newPage())
    state = await context.storageState()
    await context.close()
  })

  const isAccount = (path: string) => path.startsWith('/account')

  for (const { code, prefix } of languages) {
    test(`screens of a customer in ${code}`, async ({ page, context, expectFailure }) => {
      if (!bought || !state) throw new Error('nothing was bought')
      test.setTimeout(600_000)
      expectFailure(/404|422/)
      await withoutPictures(page)
      await context.addCookies(state.cookies)
      for (const path of customerPaths(bought)) {
        if (code === 'it' || !isAccount(path)) await look(page, code, prefix + path)
      }
      await goTo(page, `${prefix}/account/orders/${bought.order}/withdraw`)
      await sendAndLook(page)
      await page.getByRole('combobox').first().selectOption('1')
      await sendAndLook(page)
    })

    // what scripts do to them is the same in every language: there their words are read
    if (code === 'it') continue
    test(`screens of an account in ${code}, as the server sends them`, async ({
      page,
      context,
      expectFailure,
    }) => {
      if (!bought || !state) throw new Error('nothing was bought')
      test.setTimeout(600_000)
      expectFailure(/404/)
      await asSent(page)
      await context.addCookies(state.cookies)
      for (const path of customerPaths(bought).filter(isAccount)) await lookAtSent(page, code, prefix + path)
    })
  }
})
