import type { Page } from '@playwright/test'
import { type Buyer, control, openBuyer } from '../support/buyer.ts'
import { press, tabTo, type } from '../support/keyboard.ts'
import { expectGoodScreen, look } from '../support/screen.ts'
import {
  expect,
  expectAccessible,
  goTo,
  settled,
  shopUrl,
  test,
  visitorHeaders,
} from '../support/shop.fixture.ts'

const operator = { email: 'operatore@filiera.example', password: 'assaggio-2026' }
const note = 'Sentito l’istituto di pagamento.'

/** Paid at the provider, which at first names another amount. @returns the order's number */
async function mismatched(buyer: Buyer): Promise<string> {
  const { order, payment, pay } = await buyer.order()
  await control('faults', { kind: 'wrong-amount', path: `*/payins/${payment}`, method: 'GET', times: 1 })
  await pay()
  return order
}

/** Paid, and the customer's bank disputes it. @returns the order's number, and the way to let the bank decide */
async function disputed(buyer: Buyer) {
  const { order, payment, amountCents } = await buyer.paid()
  const opened = await control('dashboard/dispute', { payment, amount: amountCents })
  const { Id: dispute } = opened as { Id: string }
  const end = (outcome: 'won' | 'lost') => control('dashboard/dispute/close', { dispute, outcome })
  return { order, end }
}

/** Paid and cancelled, but the provider refuses the refund. @returns the order's number, and the way to let it pass */
async function unrefundable(buyer: Buyer) {
  const { order, payment } = await buyer.paid()
  await control(`objects/${payment}/force`, { disputed: true })
  await buyer.cancel(order)
  return { order, heal: () => control(`objects/${payment}/force`, { disputed: false }) }
}

const caseOf = (page: Page, order: string) => page.locator('article[data-case]', { hasText: order })

async function decide(page: Page, order: string, decision: string): Promise<void> {
  const card = caseOf(page, order)
  await card.getByRole('radio', { name: decision }).check()
  await card.getByLabel('Perché decidi così').fill(note)
  await card.getByRole('button', { name: 'Registra la decisione' }).click()
  await expect(page.getByText('Decisione registrata.')).toBeVisible()
  await settled(page)
  await expect(card).toHaveCount(0)
}

test('an operator decides each kind of case, by keyboard too', async ({ page, request, expectFailure }) => {
  expectFailure(/422/)
  const buyer = await openBuyer(request)
  const right = await mismatched(buyer)
  const [givenBack, closed] = [await mismatched(buyer), await mismatched(buyer)]
  const [won, lost] = [await disputed(buyer), await disputed(buyer)]
  const failed = await unrefundable(buyer)

  await goTo(page, '/operator/reviews')
  await page.waitForURL(/\/login\?next=/)
  await page.getByLabel('E-mail', { exact: true }).fill(operator.email)
  await page.getByLabel('Password', { exact: true }).fill(operator.password)
  await page.getByRole('main').getByRole('button', { name: 'Accedi' }).click()
  await page.waitForURL((url) => url.pathname === '/operator/reviews')
  for (const order of [right, givenBack, closed, won.order, lost.order, failed.order]) {
    const isThere = async () => {
      await goTo(page, '/operator/reviews')
      return caseOf(page, order).count()
    }
    await expect.poll(isThere, { message: `the case of ${order}`, timeout: 60_000 }).toBe(1)
  }
  await expectGoodScreen(page)

  const show = page.getByRole('button', { name: 'Mostra i casi' })
  await page.getByLabel('Tipo di caso').selectOption({ label: 'Contestazione' })
  await press(show)
  await expect(caseOf(page, right)).toHaveCount(0)
  for (const { order } of [won, lost]) await expect(caseOf(page, order)).toHaveCount(1)
  await page.getByLabel('Cerca un ordine o un oggetto').fill(lost.order.toLowerCase().replaceAll('-', ' '))
  await press(show)
  await expect(caseOf(page, won.order)).toHaveCount(0)
  await settled(page)
  await expectAccessible(page)
  await lost.end('lost')
  await decide(page, lost.order, 'Contestazione persa')
  expect(await buyer.statusOf(lost.order)).toBe('REFUNDED')
  await expect(page.getByText('Nessun caso da decidere corrisponde ai filtri.')).toBeVisible()
  await page.getByRole('link', { name: 'Togli i filtri' }).click()
  await expect(caseOf(page, right)).toHaveCount(1)

  const card = caseOf(page, right)
  await expect(card).toContainText('Fermo: da esaminare')
  await press(card.getByRole('button', { name: 'Registra la decisione' }))
  await expect(card.getByRole('alert')).toBeFocused()
  await expectAccessible(page)
  await tabTo(card.getByRole('radio', { name: 'Guarda di nuovo' }))
  await page.keyboard.press('Space')
  await type(card.getByLabel('Perché decidi così'), note)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Decisione registrata.')).toBeVisible()
  await expect.poll(() => buyer.statusOf(right)).toBe('PAID')

  await decide(page, givenBack, 'Rimborsa il cliente')
  expect(await buyer.statusOf(givenBack)).toBe('CANCELLED')
  await decide(page, closed, 'Chiudi il caso')
  expect(await buyer.statusOf(closed)).toBe('CANCELLED')

  const dispute = caseOf(page, won.order)
  await dispute.getByRole('radio', { name: 'Guarda di nuovo' }).check()
  await dispute.getByLabel('Perché decidi così').fill(note)
  await dispute.getByRole('button', { name: 'Registra la decisione' }).click()
  await expect(page.getByText('la risposta è scritta nel caso')).toBeVisible()
  await won.end('won')
  await decide(page, won.order, 'Contestazione vinta')
  expect(await buyer.statusOf(won.order)).toBe('PAID')

  // few cases are left, which is quicker to read
  for (const code of ['en', 'es']) await look(page, code, `/${code}/operator/reviews`)
  await goTo(page, '/operator/reviews')
  await failed.heal()
  await decide(page, failed.order, 'Riprova')
  await expect.poll(() => buyer.statusOf(failed.order), { timeout: 30_000 }).toBe('REFUNDED')

  await page.getByRole('link', { name: /^Decisi/ }).click()
  await expect(caseOf(page, lost.order)).toContainText(`Da ${operator.email}`)
  await expect(caseOf(page, lost.order)).toContainText(note)
  await expectAccessible(page)
})

test('the queue is narrowed down without scripts, in every language', async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: shopUrl(),
    locale: 'es-ES',
    javaScriptEnabled: false,
    extraHTTPHeaders: visitorHeaders(),
  })
  const page = await context.newPage()
  await page.goto('/es/login?next=/es/operator/reviews?state=decided')
  await page.getByRole('main').locator('input[name=username]').fill(operator.email)
  await page.getByRole('main').locator('input[name=password]').fill(operator.password)
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click()
  const filters = [
    [
      '/es',
      'Tipo de caso',
      'Busca un pedido o un objeto',
      'Mostrar los casos',
      'Ningún caso decidido coincide',
    ],
    ['/en', 'Kind of case', 'Find an order or ID', 'Show cases', 'No decided case matches'],
    ['', 'Tipo di caso', 'Cerca un ordine o un oggetto', 'Mostra i casi', 'Nessun caso deciso corrisponde'],
  ] as const
  for (const [language, kind, search, show, none] of filters) {
    await page.goto(`${language}/operator/reviews?state=decided`)
    await page.getByLabel(kind).selectOption('seller_debt')
    await page.getByLabel(search).fill('wt_nobody')
    await page.getByRole('button', { name: show }).click()
    await page.waitForURL(`**${language}/operator/reviews?state=decided&kind=seller_debt&search=wt_nobody`)
    await expect(page.getByText(none)).toBeVisible()
    await expect(page.getByLabel(kind)).toHaveValue('seller_debt')
    await expect(page.getByLabel(search)).toHaveValue('wt_nobody')
  }
  await context.close()
})
