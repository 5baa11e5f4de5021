import type { Page } from '@playwright/test'
import type { FaultyShop } from '../support/faulty-shop.ts'
import { linkIn, mailTo } from '../support/mailbox.ts'
import {
  expectAll,
  expectAllSeen,
  here,
  logIn,
  press,
  type Situation,
  test,
} from '../support/notice-situations.ts'
import { expect, goTo } from '../support/shop.fixture.ts'
import { fillAddress, newEmail, password } from '../support/steps.ts'

// the last one asks what the other saw: tried again, it needs that, too
test.describe.configure({ mode: 'serial' })

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
        await goTo(page, '/register')
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
        await goTo(page, `/register/confirm?token=${'x'.repeat(43)}`)
        await press(page, 'Conferma ed entra')
      },
    ],
    [
      'welcome_back',
      async () => {
        await goTo(page, here(linkIn(await mailTo(email, /./), '/register/confirm')))
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
        await goTo(page, '/password/forgot')
        shop.fail('PUT', /^\/auth\/reset-password/)
        await page.getByLabel('E-mail').fill(email)
        await press(page, 'Manda il link')
      },
    ],
    ['email_sent', () => press(page, 'Manda il link')],
    [
      'pwd_reset_error',
      async () => {
        await goTo(page, `/password/reset?token=${'x'.repeat(43)}`)
        await page.getByLabel('Nuova password').fill(secret)
        await press(page, 'Salva la password')
      },
    ],
    [
      'pwd_reset',
      async () => {
        await goTo(page, here(linkIn(await mailTo(email, /password/i), '/password/reset')))
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
        await goTo(page, '/account/profile')
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
        await goTo(page, '/account/password')
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
        await goTo(page, '/account/addresses?new=1')
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
        await goTo(page, '/products')
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
        await goTo(page, '/account/privacy')
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

test('every key of the account was seen', () => {
  expectAllSeen(['auth', 'profile', 'passwordAndEmail', 'addresses', 'account', 'wishlist'])
})
