import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { linkIn, mailTo } from '../support/mailbox.ts'
import { expect, expectAccessible, goTo, settled, test } from '../support/shop.fixture.ts'
import { newEmail, password } from '../support/steps.ts'

/** Passwords that follow one another in this journey. */
const second = 'sale grosso e rosmarino'
const third = 'tre lune sul frantoio'

const notice = (page: Page, key: string) => page.locator(`[data-notice="${key}"]`)

/** Registers and confirms by mail; the browser is logged in afterwards. */
async function register(page: Page, email: string): Promise<void> {
  await goTo(page, '/register')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Crea l’account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guarda la posta')
  await goTo(page, linkIn(await mailTo(email, /./), '/register/confirm'))
  await page.getByRole('button', { name: 'Conferma ed entra' }).click()
  await page.waitForURL(/\/account$/)
}

async function logIn(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Accedi' }).click()
}

/** Asks for a link and sets the second password by it. */
async function resetByMail(page: Page, email: string): Promise<string> {
  await goTo(page, '/login?next=/account/password')
  await page.getByRole('link', { name: 'Hai dimenticato la password?' }).click()
  await page.getByRole('button', { name: 'Manda il link' }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1)
  await expect(notice(page, 'email_error')).toBeVisible()
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Manda il link' }).click()
  await expect(notice(page, 'email_sent')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guarda la posta')
  const link = linkIn(await mailTo(email, /password/i), '/password/reset')
  const opened = await page.goto(link)
  expect(opened?.headers()['referrer-policy']).toBe('no-referrer')
  await settled(page)
  const field = page.getByLabel('Nuova password')
  await field.fill('1234567890')
  await expect(page.locator('[data-strength="1"]')).toHaveText('Facile da indovinare')
  await field.fill(second)
  await expect(page.locator('[data-strength="4"]')).toHaveText('Robusta')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Salva la password' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Password salvata')
  await expect(notice(page, 'pwd_reset')).toBeVisible()
  const wayOn = page.getByRole('main').getByRole('link', { name: 'Accedi' })
  await expect(wayOn).toHaveAttribute('href', '/login?next=%2Faccount%2Fpassword')
  return link
}

test('A lost password comes back by mail, once; then it is changed', async ({ page, expectFailure }) => {
  expectFailure(/401|403|422/)
  const email = newEmail('smemorata')
  await register(page, email)
  const link = await resetByMail(page, email)
  await goTo(page, link)
  await page.getByLabel('Nuova password').fill(third)
  await page.getByRole('button', { name: 'Salva la password' }).click()
  await expect(notice(page, 'pwd_reset_error')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Chiedi un nuovo link' })).toBeVisible()

  await goTo(page, '/login')
  await logIn(page, email, password)
  await expect(page.getByRole('alert').getByText('E-mail o password non corrispondono')).toBeVisible()
  await logIn(page, email, second)
  await page.waitForURL(/\/account$/)

  await goTo(page, '/account/password')
  await page.getByLabel('Password attuale').fill('non è questa')
  await page.getByLabel('Nuova password').fill(third)
  await page.getByRole('button', { name: 'Cambia la password' }).click()
  await expect(notice(page, 'password_not_updated_description')).toBeVisible()
  await expect(page.getByRole('alert').getByRole('link', { name: 'La password non è giusta' })).toBeVisible()
  await page.getByLabel('Password attuale').fill(second)
  await page.getByLabel('Nuova password').fill(third)
  await page.getByRole('button', { name: 'Cambia la password' }).click()
  await expect(notice(page, 'password_updated_description')).toBeVisible()
  await expect(page.getByLabel('Password attuale')).toHaveValue('')
})

/** A picture of 600 × 400 pixels, green on the left and amber on the right. */
async function drawnPicture(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 600
    canvas.height = 400
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.fillStyle = '#1f5b3f'
    context.fillRect(0, 0, 300, 400)
    context.fillStyle = '#f2a71b'
    context.fillRect(300, 0, 300, 400)
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

test('Profile, and a photo cut by keyboard', async ({ page, expectFailure }) => {
  expectFailure(/422/)
  await register(page, newEmail('fotogenica'))
  await goTo(page, '/account/profile')
  await page.getByLabel('Anno di nascita').fill('80')
  await page.getByLabel('Cognome').fill('Conti')
  await page.getByRole('button', { name: 'Salva il profilo' }).click()
  await expect(page.getByRole('alert').getByRole('link', { name: /quattro cifre/ })).toBeVisible()
  await expect(page.getByLabel('Cognome')).toHaveValue('Conti')
  await page.getByLabel('Anno di nascita').fill('1980')
  await page.getByRole('button', { name: 'Salva il profilo' }).click()
  await expect(notice(page, 'user_updated')).toBeVisible()

  const chooser = page.locator('#photo-file')
  const text = { name: 'note.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') }
  await chooser.setInputFiles(text)
  await expect(page.getByRole('alert').getByText(/non è una foto/)).toBeVisible()
  await page.getByRole('button', { name: 'Annulla' }).click()
  await chooser.setInputFiles({ name: 'io.png', mimeType: 'image/png', buffer: await drawnPicture(page) })
  await expect(page.getByRole('img', { name: 'La parte di foto che verrà salvata' })).toBeVisible()
  await page.getByLabel('Posizione orizzontale').focus()
  await page.keyboard.press('End')
  await page.getByLabel('Ingrandimento').press('ArrowRight')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Usa questa foto' }).press('Enter')
  await expect(notice(page, 'profile_photo_description')).toBeVisible()
  const photo = page.getByRole('img', { name: 'La tua foto' })
  await expect(photo).toHaveJSProperty('naturalWidth', 512)
  const share = await photo.evaluate((image: HTMLImageElement) => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 100
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0, 100, 100)
    const pixels = context?.getImageData(0, 50, 100, 1).data ?? []
    return Array.from({ length: 100 }, (_, x) => pixels[x * 4] ?? 0).filter((red) => red > 200).length
  })
  // the right two thirds of the picture: amber from a quarter on, where the middle would be amber from half
  expect(share).toBeGreaterThan(65)
  await page.getByRole('button', { name: 'Togli la foto' }).click()
  await expect(photo).toBeHidden()
})

test('A session lost in the middle of a form loses no input', async ({ page, context, expectFailure }) => {
  expectFailure(/401/)
  const email = newEmail('interrotta')
  await register(page, email)
  await goTo(page, '/account/profile')
  await page.getByLabel('Cognome').fill('Ricciardelli')
  await page.getByLabel('Telefono').fill('333 123 4567')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Salva il profilo' }).click()
  await page.waitForURL(/\/login\?next=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accedi')
  await logIn(page, email, password)
  await page.waitForURL(/\/account\/profile$/)
  await expect(page.getByLabel('Cognome')).toHaveValue('Ricciardelli')
  await expect(page.getByLabel('Telefono')).toHaveValue('333 123 4567')
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('filiera.input.v1')
})

test('Another device is logged out, data are taken along, the account is deleted', async ({
  page,
  browser,
  expectFailure,
}) => {
  expectFailure(/401|403/)
  const email = newEmail('uscente')
  await register(page, email)
  const other = await (
    await browser.newContext({
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    })
  ).newPage()
  await goTo(other, new URL('/login', page.url()).href)
  await logIn(other, email, password)
  await other.waitForURL(/\/account$/)

  await goTo(page, '/account/sessions')
  await expect(page.locator('[data-current="true"]')).toHaveCount(1)
  await page.getByRole('button', { name: /^Scollega Safari su iPhone/ }).click()
  await expect(page.getByText('Dispositivo scollegato.')).toBeVisible()
  await expect(page.locator('[data-current]')).toHaveCount(1)
  await other.goto(new URL('/account', page.url()).href)
  await expect(other).toHaveURL(/\/login\?next=/)
  await other.context().close()

  await goTo(page, '/account/privacy')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Scarica i dati' }).click()
  const saved = JSON.parse(await readFile(await (await download).path(), 'utf8'))
  expect(saved).toMatchObject({ exportedAt: expect.any(String) })
  expect(JSON.stringify(saved)).toContain(email)
  await expectAccessible(page)

  const secondTab = await page.context().newPage()
  await goTo(secondTab, new URL('/account', page.url()).href)
  await page.getByLabel('La tua password').fill('non è questa')
  await page.getByRole('button', { name: 'Elimina l’account' }).click()
  await expect(notice(page, 'account_delete_error')).toBeVisible()
  await page.getByLabel('La tua password').fill(password)
  await page.getByRole('button', { name: 'Elimina l’account' }).click()
  await expect(notice(page, 'account_delete_success')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    email,
  )
  await expect(secondTab).toHaveURL(/\/login\?next=/)
  await goTo(page, '/login')
  await logIn(page, email, password)
  await expect(page.getByRole('alert').getByText('E-mail o password non corrispondono')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('password, profile and photo work as plain forms', async ({ page, expectFailure }) => {
    expectFailure(/422/)
    await page.goto('/login')
    await logIn(page, 'cliente2@filiera.example', 'assaggio-2026')
    await page.waitForURL(/\/account$/)
    await page.goto('/account/profile')
    await page.getByLabel('Anno di nascita').fill('19')
    await page.getByRole('button', { name: 'Salva il profilo' }).click()
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1)
    await expect(page.getByLabel('Anno di nascita')).toHaveValue('19')
    await page.getByLabel('Anno di nascita').fill('1979')
    await page.getByRole('button', { name: 'Salva il profilo' }).click()
    await expect(page.getByText('Profilo aggiornato')).toBeVisible()
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0')
    await page.locator('#photo-file').setInputFiles({ name: 'a.heic', mimeType: 'image/heic', buffer: heic })
    await page.getByRole('button', { name: 'Carica la foto' }).click()
    await expect(page.getByRole('alert').getByRole('link', { name: /HEIC/ })).toBeVisible()
    const drawing = new URL('../../apps/storefront/public/art/login.webp', import.meta.url)
    await page.locator('#photo-file').setInputFiles(drawing.pathname)
    await page.getByRole('button', { name: 'Carica la foto' }).click()
    await expect(page.getByText('Foto aggiornata')).toBeVisible()
    await page.getByRole('button', { name: 'Togli la foto' }).click()
    await expect(page.getByRole('img', { name: 'La tua foto' })).toBeHidden()
  })
})
