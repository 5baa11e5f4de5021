import { cut, expectAll, expectAllSeen, press, test } from '../support/notice-situations.ts'
import { expect, goTo } from '../support/shop.fixture.ts'
import { newEmail, newsletterForm } from '../support/steps.ts'

// the last one asks what the others saw: tried again, it needs them, too
test.describe.configure({ mode: 'serial' })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the words stand on the page', async ({ page, shop }) => {
    const submit = (name: string) => page.getByRole('button', { name }).first().click()
    await expectAll(page, shop, [
      [
        'product_get_error',
        () => {
          shop.fail('GET', /^\/pages\/products\/5(?:\?|$)/)
          return page.goto('/product/5')
        },
      ],
      [
        'cart_error',
        () => {
          shop.fail('GET', /^\/pages\/visitor-cart/)
          return page.goto('/cart')
        },
      ],
      [
        'cart_add_error',
        async () => {
          await page.goto('/product/1')
          shop.fail('PUT', /^\/public\/carts/)
          await submit('Aggiungi al carrello')
        },
      ],
      [
        'wrong_credentials',
        async () => {
          await page.goto('/login')
          await page.getByLabel('E-mail').fill('cliente2@filiera.example')
          await page.getByLabel('Password', { exact: true }).fill('non è questa')
          await submit('Accedi')
        },
      ],
      [
        'address_add_success',
        async () => {
          await page.getByLabel('Password', { exact: true }).fill('assaggio-2026')
          await submit('Accedi')
          await page.goto('/account/addresses?new=1')
          await page.getByLabel('Nome e cognome').fill('Giulia Ricciardelli')
          await page.getByLabel('Via e numero').fill('Via dei Calzolai 14')
          await page.getByLabel('CAP').fill('40124')
          await page.getByLabel('Città').fill('Bologna')
          await page.getByLabel('Provincia').fill('BO')
          await submit('Salva l’indirizzo')
        },
      ],
      [
        'goodbye',
        async () => {
          await page.goto('/account')
          await submit('Esci')
        },
      ],
    ])
  })
})

test('Catalogue: what cannot be read is said where it would stand', async ({ page, shop }) => {
  await expectAll(page, shop, [
    [
      'products_get_error',
      () => {
        shop.fail('GET', /^\/pages\/products\?/)
        // an address that no other journey asks for: what was read before stays in the page cache
        return page.goto('/products?sort=newest&price_lt=9')
      },
    ],
    [
      'products_get_error',
      async () => {
        await goTo(page, '/products')
        await page.route(/\/api\/products\?/, (route) => route.fulfill({ status: 500, body: '' }))
        // the first press shows what is here already
        await page.locator('a[rel="next"]').first().click()
        await expect(page.locator('main article')).toHaveCount(24)
        // the page has come to rest at the first new product
        await expect(page.locator('main article').nth(12).locator('a').first()).toBeFocused()
        await page.locator('a[rel="next"]').first().click()
      },
    ],
    [
      'product_get_error',
      () => {
        shop.fail('GET', /^\/pages\/products\/3(?:\?|$)/)
        return page.goto('/product/3')
      },
    ],
    [
      'sellers_list_error',
      async () => {
        await page.goto('/contact')
        shop.fail('GET', /^\/pages\/shops\?/)
        await page.getByRole('link', { name: 'Produttori' }).first().click()
      },
    ],
  ])
})

test('Cart and newsletter: what the server did not take is undone', async ({ page, shop }) => {
  const subscribe = async (email: string) => {
    const newsletter = await newsletterForm(page)
    await newsletter.getByLabel('La tua e-mail').fill(email)
    await newsletter.getByRole('button', { name: 'Iscrivimi' }).click()
  }
  await expectAll(page, shop, [
    [
      'cart_add_error',
      async () => {
        await goTo(page, '/products?filters=available')
        await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
        await page.waitForURL(/\/product\//)
        await cut(page, /\/api\/public\/carts/)
        await press(page, 'Aggiungi al carrello')
      },
    ],
    ['cart_add_success', () => press(page, 'Aggiungi al carrello')],
    [
      'cart_error',
      async () => {
        await goTo(page, '/cart')
        shop.fail('PUT', /^\/public\/carts/)
        await press(page, /^Uno in più/)
      },
    ],
    [
      'cart_remove_error',
      async () => {
        await cut(page, /\/api\/public\/carts/)
        await press(page, /^Rimuovi /)
      },
    ],
    ['cart_remove_success', () => press(page, /^Rimuovi /)],
    [
      'subscription_error_description_1',
      async () => {
        await goTo(page, '/')
        await subscribe('ada@example')
      },
    ],
    [
      'subscription_error',
      () => {
        shop.fail('POST', /^\/subscribe/)
        return subscribe(newEmail('bollettino'))
      },
    ],
    ['subscription_success', () => subscribe(newEmail('bollettino'))],
  ])
})

test('A contact message that fails says so in its fixed words', async ({ page, shop }) => {
  await goTo(page, '/contact')
  shop.fail('POST', /^\/contact/)
  await page.getByLabel('E-mail').fill(newEmail('contatto'))
  await page.getByLabel('Nome').fill('Ada')
  await page.getByLabel('Oggetto').fill('Olio')
  await page.getByLabel(/Ho letto/).check()
  await press(page, 'Invia')
  await expect(page.getByText('Error! The request was not completed.', { exact: true })).toBeVisible()
  shop.heal()
})

test('every key of catalogue, cart and newsletter was seen', () => {
  expectAllSeen(['catalogue', 'cart', 'newsletter'])
})
