import {
  expectFocused,
  expectFocusSeen,
  expectTitleFocused,
  press,
  tabTo,
  type,
} from '../support/keyboard.ts'
import { linkIn, mailTo } from '../support/mailbox.ts'
import { expect, goTo, settled, test } from '../support/shop.fixture.ts'
import { expectPaid, newEmail, password } from '../support/steps.ts'

test('by keyboard: a category, its filters and order, a product, the cart and back', async ({ page }) => {
  await goTo(page, '/')
  await page.keyboard.press('Tab')
  await expectFocused(page.getByRole('link', { name: 'Vai al contenuto' }))
  await page.keyboard.press('Enter')
  await expectFocused(page.locator('main'))

  const category = page.getByRole('navigation', { name: 'Categorie' }).getByRole('link').first()
  await tabTo(category, 'Shift+Tab')
  const name = (await category.textContent()) ?? ''
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/categories\//)
  await expectTitleFocused(page, name)

  const discounts = page.getByRole('checkbox', { name: /^In sconto/ })
  await press(discounts, 'Space')
  await page.waitForURL(/filters=discounts/)
  await expect(discounts).toBeChecked()
  await expectFocused(discounts)
  await press(page.getByRole('link', { name: /^Togli il filtro In sconto/ }))
  await page.waitForURL((url) => url.search === '')
  await expectFocused(page.locator('main section').getByRole('status').first())

  const order = page.getByLabel('Ordina per')
  await tabTo(order)
  await page.keyboard.press('ArrowDown')
  await page.waitForURL(/sort=price_asc/)
  await expect(order).toHaveValue('price_asc')
  await expectFocused(order)
  // the address changes before the list does
  await expect(page.locator('main section[aria-busy]')).toHaveAttribute('aria-busy', 'false')

  const product = page.locator('main article').getByRole('link').nth(3)
  const title = (await product.textContent()) ?? ''
  await press(product)
  await page.waitForURL(/\/product\//)
  await expectTitleFocused(page, title)
})

test('by keyboard: quantity, cart, removal and taking it back', async ({ page }) => {
  await goTo(page, '/product/1')
  const more = page.getByRole('button', { name: /^Uno in più/ }).first()
  await press(more)
  await expect(page.getByRole('textbox', { name: 'Quantità' })).toHaveValue('2')
  await expectFocused(more)
  const add = page.getByRole('button', { name: 'Aggiungi al carrello', exact: true }).first()
  await press(add)
  const panel = page.getByRole('dialog', { name: 'Nel carrello' })
  await expectFocused(panel.getByRole('heading', { name: 'Nel carrello' }))
  await press(panel.getByRole('button', { name: /^Aggiungi / }).first())
  const cart = page.getByRole('link', { name: /3 articoli nel carrello/ })
  await expect(cart).toBeVisible()
  await tabTo(panel.getByRole('link', { name: 'Vai alla cassa' }))
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expectFocused(add)
  await tabTo(cart, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/cart$/)
  await expectTitleFocused(page, 'Il tuo carrello')

  // what was added from the panel goes first
  await press(page.getByRole('button', { name: /^Rimuovi/ }).last())
  await expect(page.getByRole('button', { name: /^Rimuovi/ })).toHaveCount(1)
  const quantity = page.getByRole('textbox', { name: /^Quantità di/ })
  await type(quantity, '3')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: /3 articoli nel carrello/ })).toBeVisible()
  await expectFocused(quantity)
  await press(page.getByRole('button', { name: /^Rimuovi/ }))
  await expectFocused(page.getByRole('button', { name: 'Annulla' }))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Il carrello è vuoto')
  await page.keyboard.press('Enter')
  await expectTitleFocused(page, 'Il tuo carrello')
  await expect(quantity).toHaveValue('3')

  await press(page.getByRole('button', { name: 'Svuota il carrello' }))
  const question = page.getByRole('dialog')
  await expect(question).toBeVisible()
  await expectFocusSeen(page)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expectFocused(page.getByRole('button', { name: 'Svuota il carrello' }))

  // who is quick opens it again before the browser's close event
  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Chiudi' }).evaluate(async (close: HTMLElement) => {
    close.click()
    await Promise.resolve()
    if (document.activeElement instanceof HTMLElement) document.activeElement.click()
  })
  await expect(question.getByRole('button', { name: 'Chiudi' })).toBeVisible()
})

test('by keyboard: registration, address, checkout and the payment page', async ({ page, expectFailure }) => {
  expectFailure(/422/)
  const email = newEmail('tastiera')
  await goTo(page, '/register')
  await press(page.getByRole('button', { name: 'Crea l’account' }))
  await expectFocused(page.locator('main').getByRole('alert'))
  await press(page.locator('main').getByRole('alert').getByRole('link').first())
  await expectFocused(page.getByLabel('E-mail'))
  await page.keyboard.type(email)
  await type(page.getByLabel('Password', { exact: true }), password)
  await page.keyboard.press('Enter')
  await expectTitleFocused(page, 'Guarda la posta')

  await page.goto(linkIn(await mailTo(email, /conferm/i), '/register/confirm'))
  await settled(page)
  await press(page.getByRole('button', { name: 'Conferma ed entra' }))
  await page.waitForURL(/\/account$/)
  await expectFocused(page.getByRole('heading', { level: 1 }))

  await press(page.getByRole('navigation', { name: /account/i }).getByRole('link', { name: 'Indirizzi' }))
  await expectTitleFocused(page, 'Indirizzi')
  await press(page.getByRole('link', { name: 'Nuovo indirizzo' }))
  await page.waitForURL(/new=1/)
  await expectFocusSeen(page)
  await type(page.getByLabel('Nome e cognome'), 'Giulia Ricciardelli')
  await type(page.getByLabel('Via e numero'), 'Via dei Calzolai 14')
  await type(page.getByLabel('CAP'), '40124')
  await type(page.getByLabel('Città'), 'Bologna')
  await tabTo(page.getByLabel('Provincia'))
  await page.keyboard.type('Bologna')
  await press(page.getByRole('button', { name: 'Salva l’indirizzo' }))
  await expect(page.getByText('Via dei Calzolai 14')).toBeVisible()
  await expectTitleFocused(page, 'Indirizzi')

  await goTo(page, '/product/1')
  await press(page.getByRole('button', { name: 'Aggiungi al carrello', exact: true }).first())
  await expect(page.getByRole('link', { name: /1 articolo nel carrello/ })).toBeVisible()
  await goTo(page, '/cart')
  await press(page.getByRole('link', { name: 'Vai alla cassa' }).first())
  await page.waitForURL(/step=address|checkout$/)
  for (const [title, next] of [
    ['Dove lo mandiamo?', 'payment'],
    ['Come arriva e come paghi', 'review'],
  ] as const) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    if (next === 'review') {
      await tabTo(page.getByRole('radio', { name: /^Carta/ }))
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('radio', { name: /Sulla pagina di MangoPay/ })).toBeChecked()
    }
    await press(page.getByRole('button', { name: 'Continua' }))
    await page.waitForURL(new RegExp(`step=${next}`))
  }
  await expectTitleFocused(page, 'Ricontrolla e conferma')
  await press(page.getByRole('button', { name: /^Ordina e paga/ }))
  await expectFocused(page.locator('main').getByRole('alert'))
  await press(page.getByLabel(/Accetto le/), 'Space')
  await press(page.getByRole('button', { name: /^Ordina e paga/ }))

  await press(page.getByRole('button', { name: /Paga senza verifica/ }))
  await expect(page.getByLabel('Numero')).not.toBeEmpty()
  await press(page.getByRole('button', { name: /^Paga \d/ }))
  await expectPaid(page)
  await press(page.getByRole('link', { name: 'Segui l’ordine' }))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ordine')
})

test('by keyboard: a post and its link, a product’s reviews', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await goTo(page, '/blog')
  const post = page.locator('main article, main li').getByRole('heading').getByRole('link').first()
  await press(post)
  await page.waitForURL(/\/blog\/.+/)
  await expectFocused(page.getByRole('heading', { level: 1 }))
  const copy = page.getByRole('button', { name: 'Copia il link' })
  await press(copy)
  await expect(page.getByText('Link copiato')).toBeVisible()
  await expectFocused(copy)

  await goTo(page, '/product/1')
  const row = page.getByRole('list', { name: 'Recensioni per numero di stelle' }).getByRole('link').first()
  await press(row)
  await page.waitForURL(/stars=/)
  await expect(row).toHaveAttribute('aria-current', 'true')
  await expectFocused(row)
  const all = page.getByRole('link', { name: 'Tutte le recensioni' })
  await press(all)
  await page.waitForURL((url) => !url.search.includes('stars='))
  // the address changes before the list does, which then scrolls to its head
  await expect(all).toHaveCount(0)
  await expectFocusSeen(page)
  const lowest = page.getByRole('link', { name: 'Voti più bassi' })
  await press(lowest)
  await page.waitForURL(/lowest/)
  await expectFocused(lowest)
})

test('by keyboard: the newsletter and the contact form', async ({ page, expectFailure }) => {
  expectFailure(/422/)
  await goTo(page, '/blog')
  const band = page.locator('[data-block="newsletter"]')
  await type(band.getByLabel('La tua e-mail'), 'ada@example')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-notice="subscription_error"]')).toBeVisible()
  await expectFocused(band.getByLabel('La tua e-mail'))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(newEmail('notizie'))
  await press(band.getByRole('button', { name: 'Iscrivimi' }))
  await expect(page.locator('[data-notice="subscription_success"]')).toBeVisible()

  await goTo(page, '/contact')
  await press(page.getByRole('button', { name: 'Invia' }))
  await expectFocused(page.locator('main').getByRole('alert'))
  await type(page.getByLabel('E-mail'), newEmail('contatto'))
  await type(page.getByLabel('Nome'), 'Ada')
  await type(page.getByLabel('Oggetto'), 'Olio')
  await type(page.getByLabel('Messaggio'), 'Quando arriva l’olio nuovo?')
  await press(page.getByLabel(/Ho letto/), 'Space')
  await press(page.getByRole('button', { name: 'Invia' }))
  await expect(page.getByRole('heading', { name: 'Messaggio ricevuto' })).toBeVisible()
  await expectFocusSeen(page)
})

test.describe('on a phone with a keyboard', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('by keyboard: the menu keeps the focus, gives it back, and leads on', async ({ page }) => {
    await goTo(page, '/')
    const button = page.getByRole('button', { name: 'Prodotti', exact: true })
    const menu = page.getByRole('dialog')
    await press(button)
    await expect(menu).toBeVisible()
    await expectFocusSeen(page)
    await tabTo(menu.getByRole('link', { name: 'Produttori' }))
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expectFocused(button)

    await page.keyboard.press('Enter')
    await press(menu.getByRole('link', { name: 'Produttori' }))
    await page.waitForURL(/\/sellers$/)
    await expect(menu).toBeHidden()
    await expectFocused(page.getByRole('heading', { level: 1 }))

    await tabTo(page.getByRole('banner').getByRole('link', { name: 'English' }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/en\/sellers$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })

  test('by keyboard: the sheet of the filters takes the focus, gives it back, and applies them', async ({
    page,
  }) => {
    await goTo(page, '/products')
    const button = page.getByRole('button', { name: /^Filtri/ })
    const sheet = page.getByRole('form', { name: 'Filtri' })
    await press(button)
    await expect(sheet).toBeVisible()
    await expectFocusSeen(page)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expectFocused(button)

    await page.keyboard.press('Enter')
    await press(sheet.getByRole('checkbox', { name: /^In sconto/ }), 'Space')
    await expect(sheet.getByRole('checkbox', { name: /^In sconto/ })).toBeChecked()
    await press(sheet.getByRole('button', { name: /^Mostra/ }))
    await page.waitForURL(/filters=discounts/)
    await expect(sheet).toBeHidden()
    await expectFocused(button)
  })

  test('by keyboard: no bar covers what has the focus', async ({ page }) => {
    await goTo(page, '/product/1')
    await tabTo(page.getByRole('contentinfo').getByRole('link').last())
  })
})
