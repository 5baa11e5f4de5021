import { openBuyer } from '../support/buyer.ts'
import { expectFocused, tabTo } from '../support/keyboard.ts'
import { expect, expectAccessible, goTo, test } from '../support/shop.fixture.ts'

// the tokeniser takes no header but its own from another origin
test.use({ extraHTTPHeaders: {} })

test('a customer saves cards with the keyboard, asked by the bank, chooses a favourite and removes one', async ({
  page,
}) => {
  await openBuyer(page.request)
  const { headers } = await goToCards()
  const policy = headers?.['content-security-policy'] ?? ''
  const [, connect = ''] = /connect-src ([^;]*)/.exec(policy) ?? []
  expect(connect.split(' ')).toHaveLength(2)
  expect(policy).toContain("form-action 'self'")
  await expect(page.getByText('Non hai ancora salvato carte.')).toBeVisible()
  await expectAccessible(page)

  const save = page.getByRole('button', { name: 'Salva la carta' })
  const type = async (number: string) => {
    await tabTo(page.getByLabel('Numero della carta'))
    await page.keyboard.type(number)
    await tabTo(page.getByLabel('Scadenza'))
    await page.keyboard.type('1231')
    await tabTo(page.getByLabel('Codice'))
    await page.keyboard.type('123')
    await tabTo(save)
    await page.keyboard.press('Enter')
  }
  const answerBank = async (outcome: 'approve' | 'refuse') => {
    await page.waitForURL(/\/acs\//)
    await tabTo(page.getByLabel('Codice ricevuto'))
    await page.keyboard.type('123456')
    await tabTo(page.locator(`button[value=${outcome}]`))
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/account\/cards\/return/)
  }

  await tabTo(save)
  await page.keyboard.press('Enter')
  await expectFocused(page.getByLabel('Numero della carta'))
  await page.keyboard.press('Shift+Tab')
  await type('4970105181818183')
  await answerBank('approve')
  await expect(page.getByText('Carta confermata')).toBeVisible()
  await expect(page.getByText('8183 è salvata')).toBeVisible()
  await expectAccessible(page)
  await tabTo(page.getByRole('link', { name: 'Torna alle carte' }))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/account\/cards$/)
  await page.waitForLoadState('networkidle')
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: '••••' })
  await expect(rows).toHaveCount(1)
  await expect(rows.first()).toContainText('Preferita')

  await type('4970107111111119')
  await answerBank('refuse')
  await expect(page.getByText('Carta non confermata')).toBeVisible()
  await expectAccessible(page)
  await goToCards()
  await expect(rows).toHaveCount(2)
  await expect(rows.last()).toContainText('Non ancora confermata')
  await type('4970107111111119')
  await answerBank('approve')
  await expect(page.getByText('Carta confermata')).toBeVisible()
  await goToCards()
  await expect(rows).toHaveCount(2)

  await tabTo(page.getByRole('button', { name: /^Rendi preferita la carta .*1119/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Carta preferita: •••• 1119')).toBeVisible()
  await expectFocused(page.getByRole('heading', { level: 1 }))
  await expect(rows.last()).toContainText('Preferita')
  await expectAccessible(page)

  await tabTo(page.getByRole('button', { name: /^Rimuovi la carta .*1119/ }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('nessun’altra prende il suo posto')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(rows).toHaveCount(2)
  await expectFocused(page.getByRole('button', { name: /^Rimuovi la carta .*1119/ }))
  await page.keyboard.press('Enter')
  await tabTo(dialog.getByRole('button', { name: 'Rimuovi', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Carta rimossa: •••• 1119')).toBeVisible()
  await expect(rows).toHaveCount(1)
  await expect(rows.first()).not.toContainText('Preferita')

  async function goToCards() {
    const [answer] = await Promise.all([
      page.waitForResponse((response) => new URL(response.url()).pathname === '/account/cards'),
      goTo(page, '/account/cards'),
    ])
    return { headers: await answer.allHeaders() }
  }
})

test('without JavaScript the cards can be seen, and the page says why none can be added', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'it-IT' })
  const page = await context.newPage()
  await page.goto('/login?next=%2Faccount%2Fcards')
  await page.getByLabel('E-mail').fill('cliente@filiera.example')
  await page.getByLabel('Password', { exact: true }).fill('assaggio-2026')
  await page.getByRole('button', { name: 'Accedi' }).click()
  await page.waitForURL(/\/account\/cards$/)
  await expect(page.getByText('Per aggiungere una carta serve JavaScript')).toBeVisible()
  await context.close()
})
