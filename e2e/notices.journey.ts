import type { Page } from '@playwright/test'
import { notices } from '../apps/storefront/app/i18n/texts/it/notices.ts'
import { specificationNotices } from '../apps/storefront/app/notices/specification-notices.ts'
import { type FaultyShop, openFaultyShop } from './faulty-shop.ts'
import { linkIn, mailTo } from './mailbox.ts'
import { test as base, expect } from './shop.fixture.ts'
import { fillAddress, newEmail, password } from './steps.ts'

const { ordersAndCheckout: _orders, payment: _payment, ...areas } = specificationNotices
const types: Record<string, 'success' | 'warning' | 'error'> = Object.assign({}, ...Object.values(areas))
const words = new Map(Object.entries(notices))

/** One row of the catalogue: the key of specification §8 and the real situation that brings it. */
type Situation = readonly [key: string, provoke: () => Promise<unknown>]

const test = base.extend<object, { shop: FaultyShop }>({
  shop: [
    async ({ browserName: _ }, use) => {
      const shop = await openFaultyShop()
      await use(shop)
      await shop.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
})

/** Keys that a journey of this file has seen. */
const seen = new Set<string>()

/** The words of the catalogue stand on the screen, in the look of their type, read out at once only when they are an error. */
async function expectNotice(page: Page, key: string): Promise<void> {
  const [shown, type, text] = [
    key === 'subscription_error_description_1' ? 'subscription_error' : key,
    types[key],
    words.get(key),
  ]
  if (!type || typeof text !== 'object' || !('title' in text))
    throw new Error(`${key} is not in the catalogue`)
  const notice = page.locator(`[data-notice="${shown}"]:visible`).first()
  await expect(notice).toContainText(text.title.split('{{')[0] ?? '')
  if (key !== shown || key === 'wrong_credentials') await expect(notice).toContainText(text.description)
  await expect(notice).toHaveAttribute('data-type', type)
  const role = `[role="${type === 'error' ? 'alert' : 'status'}"]`
  const itself = `[data-notice="${shown}"]`
  await expect(
    page.locator(`${role}:has(${itself}), ${role}${itself}, ${itself} ${role}`).first(),
  ).toBeVisible()
  seen.add(key)
}

async function expectAll(page: Page, shop: FaultyShop, situations: readonly Situation[]): Promise<void> {
  for (const [key, provoke] of situations) {
    await test.step(key, async () => {
      await provoke()
      await expectNotice(page, key)
      shop.heal()
      await page.unrouteAll({ behavior: 'wait' })
    })
  }
}

/** The page is there and its scripts have taken over. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

/** The browser's own calls of this kind never arrive. */
const cut = (page: Page, path: RegExp) => page.route(path, (route) => route.abort())

/** The same address at the storefront of this journey. */
function here(link: string): string {
  const { pathname, search } = new URL(link)
  return pathname + search
}

async function logIn(page: Page, email: string, secret: string): Promise<void> {
  await open(page, '/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await press(page, 'Accedi')
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the words stand on the page', async ({ page, shop }) => {
    const submit = (name: string) => page.getByRole('button', { name }).first().click()
    await expectAll(page, shop, [
      [
        'product_get_error',
        () => {
          shop.fail('GET', /^\/products\/5(?:\?|$)/)
          return page.goto('/product/5')
        },
      ],
      [
        'cart_error',
        () => {
          shop.fail('GET', /^\/public\/carts/)
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
        shop.fail('GET', /^\/products\?/)
        return page.goto('/products?sort=newest')
      },
    ],
    [
      'products_get_error',
      async () => {
        await open(page, '/products')
        await page.route(/\/api\/products\?/, (route) => route.fulfill({ status: 500, body: '' }))
        await page.locator('a[rel="next"]').first().click()
      },
    ],
    [
      'product_get_error',
      () => {
        shop.fail('GET', /^\/products\/3(?:\?|$)/)
        return page.goto('/product/3')
      },
    ],
    [
      'sellers_list_error',
      async () => {
        await page.goto('/contact')
        shop.fail('GET', /^\/shops\?/)
        await page.getByRole('link', { name: 'Produttori' }).first().click()
      },
    ],
  ])
})

test('Cart and newsletter: what the server did not take is taken back', async ({ page, shop }) => {
  const newsletter = page.locator('[data-block="newsletter"]')
  const subscribe = async (email: string) => {
    await newsletter.getByLabel('La tua e-mail').fill(email)
    await newsletter.getByRole('button', { name: 'Iscrivimi' }).click()
  }
  await expectAll(page, shop, [
    [
      'cart_add_error',
      async () => {
        await open(page, '/products?filters=available')
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
        await open(page, '/cart')
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
        await open(page, '/')
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
  await open(page, '/contact')
  shop.fail('POST', /^\/contact/)
  await page.getByLabel('E-mail').fill(newEmail('contatto'))
  await page.getByLabel('Nome').fill('Ada')
  await page.getByLabel('Oggetto').fill('Olio')
  await page.getByLabel(/Ho letto/).check()
  await press(page, 'Invia')
  await expect(page.getByText('Error! The request was not completed.', { exact: true })).toBeVisible()
  shop.heal()
})

/** A file that is named like a picture. */
const noPicture = { name: 'note.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') }

/** One pixel, green. */
const picture = {
  name: 'io.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/** Registering, confirming, logging in and out, and a password that was lost: rows in the order of a new customer. */
function signInSituations(page: Page, shop: FaultyShop, email: string, secret: string): Situation[] {
  return [
    [
      'registration_error',
      async () => {
        await open(page, '/register')
        shop.fail('POST', /^\/auth\/register/)
        await page.getByLabel('E-mail').fill(email)
        await page.getByLabel('Password', { exact: true }).fill(password)
        await press(page, 'Crea l’account')
      },
    ],
    [
      'email_error',
      async () => {
        await page.getByLabel('Password', { exact: true }).fill(password)
        await press(page, 'Crea l’account')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guarda la posta')
        shop.fail('POST', /^\/auth\/resend-confirmation/)
        await press(page, /Manda/)
      },
    ],
    [
      'notification_registration_error',
      async () => {
        await open(page, `/register/confirm?token=${'x'.repeat(43)}`)
        await press(page, 'Conferma ed entra')
      },
    ],
    [
      'welcome_back',
      async () => {
        await open(page, here(linkIn(await mailTo(email, /./), '/register/confirm')))
        await press(page, 'Conferma ed entra')
      },
    ],
    [
      'goodbye',
      async () => {
        await page.waitForURL(/\/account$/)
        await press(page, 'Esci')
      },
    ],
    ['wrong_credentials', () => logIn(page, email, 'non è questa')],
    ['welcome_back', () => logIn(page, email, password)],
    [
      'email_error',
      async () => {
        await open(page, '/password/forgot')
        shop.fail('PUT', /^\/auth\/reset-password/)
        await page.getByLabel('E-mail').fill(email)
        await press(page, 'Manda il link')
      },
    ],
    ['email_sent', () => press(page, 'Manda il link')],
    [
      'pwd_reset_error',
      async () => {
        await open(page, `/password/reset?token=${'x'.repeat(43)}`)
        await page.getByLabel('Nuova password').fill(secret)
        await press(page, 'Salva la password')
      },
    ],
    [
      'pwd_reset',
      async () => {
        await open(page, here(linkIn(await mailTo(email, /password/i), '/password/reset')))
        await page.getByLabel('Nuova password').fill(secret)
        await press(page, 'Salva la password')
      },
    ],
  ]
}

/** Photo, profile and password of the account. */
function profileSituations(page: Page, shop: FaultyShop, secret: string): Situation[] {
  const changePassword = async (former: string) => {
    await page.getByLabel('Password attuale').fill(former)
    await page.getByLabel('Nuova password').fill(password)
    await press(page, 'Cambia la password')
  }
  return [
    [
      'profile_photo_error_description',
      async () => {
        await open(page, '/account/profile')
        await page.locator('#photo-file').setInputFiles(noPicture)
      },
    ],
    [
      'profile_photo_error_description',
      async () => {
        await press(page, 'Annulla')
        await page.locator('#photo-file').setInputFiles(picture)
        shop.fail('PUT', /^\/user\/me\/files/)
        await press(page, 'Usa questa foto')
      },
    ],
    ['profile_photo_description', () => press(page, 'Usa questa foto')],
    ['user_updated', () => press(page, 'Salva il profilo')],
    [
      'password_not_updated_description',
      async () => {
        await open(page, '/account/password')
        await changePassword('non è questa')
      },
    ],
    ['password_updated_description', () => changePassword(secret)],
  ]
}

/** An address from the first attempt to its end. */
function addressSituations(page: Page, shop: FaultyShop): Situation[] {
  const save = () => press(page, 'Salva l’indirizzo')
  const remove = async () => {
    await press(page, /^Elimina l’indirizzo/)
    await page.getByRole('dialog').getByRole('button', { name: 'Elimina' }).click()
  }
  return [
    [
      'addresses_get',
      () => {
        shop.fail('GET', /^\/user\/address/)
        return page.goto('/account/addresses')
      },
    ],
    ['address_get', () => page.goto('/account/addresses?edit=01890a5d-ac96-774b-bcce-b302099a8057')],
    [
      'address_add_error',
      async () => {
        await open(page, '/account/addresses?new=1')
        await fillAddress(page)
        shop.fail('POST', /^\/user\/address/)
        await save()
      },
    ],
    ['address_add_success', save],
    [
      'address_update_error',
      async () => {
        await page.getByRole('link', { name: /^Modifica l’indirizzo/ }).click()
        await page.getByLabel('Via e numero').fill('')
        await save()
      },
    ],
    [
      'address_update_success',
      async () => {
        await page.getByLabel('Via e numero').fill('Via dei Calzolai 16')
        await save()
      },
    ],
    [
      'address_delete_error',
      () => {
        shop.fail('DELETE', /^\/user\/address/)
        return remove()
      },
    ],
    ['address_delete_success', remove],
  ]
}

test('A customer from the first attempt to register to the deleted account', async ({
  page,
  context,
  shop,
}) => {
  const email = newEmail('avvisata')
  const secret = 'sale grosso e rosmarino'
  await expectAll(page, shop, signInSituations(page, shop, email, secret))
  await logIn(page, email, secret)
  await page.waitForURL(/\/account$/)
  await expectAll(page, shop, profileSituations(page, shop, secret))
  await expectAll(page, shop, addressSituations(page, shop))
  await expectAll(page, shop, [
    [
      'wishlist_add_exists',
      async () => {
        await open(page, '/products')
        // saved by another device meanwhile
        const heart = page
          .getByRole('main')
          .getByRole('button', { name: /^Salva nei preferiti: / })
          .first()
        const link = page.getByRole('main').getByRole('article').first().getByRole('link').first()
        const productId = /\/product\/(\d+)/.exec((await link.getAttribute('href')) ?? '')?.[1]
        const saved = await context.request.put('/api/user/wishlist', {
          headers: { origin: shop.url },
          data: { items: [{ productId, addedAt: new Date().toISOString() }] },
        })
        expect(saved.status()).toBe(200)
        await heart.click()
      },
    ],
    [
      'account_delete_error',
      async () => {
        await open(page, '/account/privacy')
        shop.fail('DELETE', /^\/user\/me(?:\?|$)/)
        await page
          .getByLabel(/password/i)
          .first()
          .fill(password)
        await press(page, 'Elimina l’account')
      },
    ],
    [
      'account_delete_success',
      async () => {
        await page
          .getByLabel(/password/i)
          .first()
          .fill(password)
        await press(page, 'Elimina l’account')
      },
    ],
  ])
})

test('Every key of the catalogue outside orders and payment was seen', () => {
  expect([...seen].sort()).toEqual(Object.keys(types).sort())
})
