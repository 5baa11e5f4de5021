import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { openBuyer } from '../support/buyer.ts'
import { expect, test } from '../support/console.fixture.ts'
import { enterConsole, SIGNED_OUT } from '../support/enter-console.ts'
import { press, tabTo, type } from '../support/keyboard.ts'
import { expectFits } from '../support/screen.ts'
import { expectAccessible, expectStillAccessible, shopUrl, visitorHeaders } from '../support/shop.fixture.ts'

const REFUSED = /4(?:13|15|22) \(/
const SAVED = /Bozza salvata alle/
const pictures = join(import.meta.dirname, '../../demo-data/pictures')
const photo = (name: string) => join(pictures, `${name}.webp`)

async function logIn(page: Page, path: string): Promise<void> {
  await enterConsole(page, path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** What the law wants to know of taralli, typed into the fields of the editor one after the other. */
async function describe(page: Page): Promise<void> {
  await type(box(page, 'Descrizione, Italiano'), 'Bolliti e poi cotti in forno a pietra.')
  await type(
    box(page, 'Ingredienti, Italiano'),
    'Farina di **grano** tenero, vino bianco, olio extravergine di oliva, sale.',
  )
  await type(box(page, 'Origine, Italiano'), 'Italia, Puglia')
  await type(box(page, 'Conservazione, Italiano'), 'Luogo fresco e asciutto.')
  const contains = page.getByRole('group', { name: 'Contiene', exact: true })
  await press(contains.getByLabel('Glutine'), 'Space')
  const nutrition = {
    'Energia, kJ': '1883',
    'Energia, kcal': '448',
    'Grassi, g': '18',
    'di cui saturi, g': '2,7',
    'Carboidrati, g': '62',
    'di cui zuccheri, g': '2.1',
    'Proteine, g': '9,4',
    'Sale, g': '2,3',
  }
  for (const [name, value] of Object.entries(nutrition)) await type(box(page, name), value)
  for (const asked of await page.getByRole('combobox', { name: /obbligatoria/ }).all())
    await press(asked, 'ArrowDown')
}

/** Two photos of the producer's device, the second one put first. */
async function addPhotos(page: Page): Promise<void> {
  const chosen = page.waitForEvent('filechooser')
  await press(page.getByRole('button', { name: 'Carica', exact: true }))
  await (await chosen).setFiles([photo('acciughe-al-verde-2'), photo('acciughe-al-verde-3')])
  await expect(page.getByRole('button', { name: 'Togli: foto 2' })).toBeVisible()
  await type(box(page, 'Testo alternativo').first(), 'Taralli in una ciotola')
  await press(page.getByRole('button', { name: 'Foto 2 di 2: frecce per spostarla' }), 'ArrowLeft')
  await expect(page.getByText('Ora è la foto 1 di 2.')).toBeVisible()
  await expect(box(page, 'Testo alternativo').nth(1)).toHaveValue('Taralli in una ciotola')
}

test('by keyboard alone a new product goes from its name to the shop’s page and its first sale', async ({
  page,
  playwright,
}) => {
  await logIn(page, '/products')
  await press(page.getByRole('button', { name: 'Nuovo prodotto' }))
  await expectAccessible(page)
  await type(box(page, 'Nome in italiano'), 'Taralli al finocchio')
  await tabTo(page.getByRole('combobox', { name: 'Categoria' }))
  await page.keyboard.type('Taralli, grissini')
  await type(box(page, 'Prezzo con IVA, €'), '4,90')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Taralli al finocchio' })).toBeVisible()
  await expect(page.getByText('Per pubblicare')).toBeVisible()
  await describe(page)
  await addPhotos(page)
  await type(box(page, 'Quantità netta'), '400')
  await press(page.getByRole('button', { name: 'Usa questa' }))
  await expect(page.getByRole('combobox', { name: 'Aliquota IVA' })).toHaveValue('4')
  await expect(page.getByText(SAVED)).toBeVisible()
  await expect(
    page.getByText('Non manca niente per pubblicare.').or(page.getByText('Da guardare')),
  ).toBeVisible()
  await press(page.getByRole('button', { name: /^Pubblica/ }))
  await expect(page.getByText('Come nel negozio')).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await press(page.getByRole('button', { name: /^Scorta di Taralli al finocchio/ }))
  await type(box(page, 'Scorta'), '12')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  const inShop = await page.context().newPage()
  await inShop.goto(`${shopUrl()}/product/${id}`)
  await expect(inShop.getByRole('heading', { level: 1, name: 'Taralli al finocchio' })).toBeVisible()
  await expect(inShop.getByText('Foto del produttore').first()).toBeVisible()
  await inShop.close()
  const visitor = { baseURL: shopUrl(), extraHTTPHeaders: visitorHeaders() }
  const buyer = await openBuyer(await playwright.request.newContext(visitor))
  const { order, pay } = await buyer.order(1, id)
  await pay()
  await expect.poll(() => buyer.statusOf(order), { timeout: 30_000 }).toBe('PAID')
  await page.keyboard.press('g')
  await page.keyboard.press('o')
  await press(page.getByRole('link', { name: order }))
  await expect(page.getByRole('heading', { level: 1, name: `Ordine ${order}` })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Taralli al finocchio')
})

test('a copy of a product is made, with a photo of the library, by keyboard alone', async ({ page }) => {
  await logIn(page, '/products?search=coratina')
  await press(page.getByRole('button', { name: /^Duplica: Olio extravergine Coratina/ }))
  await expect(box(page, 'Nome in italiano')).toHaveValue(/^Copia di Olio extravergine Coratina/)
  await press(page.getByRole('button', { name: 'Crea e completa' }))
  await expect(
    page.getByRole('heading', { level: 1, name: /^Copia di Olio extravergine Coratina/ }),
  ).toBeVisible()
  await press(page.getByRole('button', { name: 'Dalla libreria' }))
  const library = page.getByRole('dialog', { name: 'Libreria delle foto' })
  await press(library.getByRole('listitem').getByRole('button').first(), 'Space')
  await press(library.getByRole('button', { name: 'Aggiungi una foto' }))
  await expect(library).toBeHidden()
  await expect(page.getByRole('button', { name: /^Foto \d+ di/ }).last()).toBeFocused()
  await page.keyboard.press('Home')
  await expect(page.getByText(/^Ora è la foto 1 di/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Foto 1 di/ })).toBeFocused()
  await expect(page.getByText(SAVED)).toBeVisible()
  await tabTo(page.getByRole('button', { name: /^Pubblica/ }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Come nel negozio')).toBeVisible()
})

test('of many photos the bad ones say why, and none of the others is lost', async ({
  page,
  expectFailure,
}) => {
  expectFailure(REFUSED)
  await logIn(page, '/products?search=burrata')
  await page
    .getByRole('link', { name: /Burrata/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Carica', exact: true })).toBeVisible()
  const good = await readFile(photo('acciughe-al-verde-2'))
  const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })
  await page
    .locator('input[type=file][multiple]')
    .setInputFiles([
      file('IMG_2231.HEIC', 'image/heic', good),
      file('logo.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
      file('enorme.jpg', 'image/jpeg', Buffer.alloc(10 * 1024 * 1024 + 1)),
      file('a-meta.webp', 'image/webp', good.subarray(0, 3000)),
      file('testo.jpg', 'image/jpeg', Buffer.from('ciao')),
      file('buona.webp', 'image/webp', good),
    ])
  const refusal = (name: string) => page.getByRole('alert').filter({ hasText: name })
  await expect(refusal('IMG_2231.HEIC')).toContainText('esportala come JPEG')
  await expect(refusal('logo.svg')).toContainText('Non è una foto JPEG')
  await expect(refusal('enorme.jpg')).toContainText('più di 10 MB')
  await expect(refusal('a-meta.webp')).toContainText(/rovinato o incompleto|Non è una foto/)
  await expect(refusal('testo.jpg')).toContainText('Non è una foto JPEG')
  await expect(page.getByRole('button', { name: 'Togli: foto 4' })).toBeVisible()
  await expectAccessible(page)
  await page
    .locator('input[type=file][multiple]')
    .setInputFiles(Array.from({ length: 80 }, (_, index) => file(`${index}.webp`, 'image/webp', good)))
  await expect(page.getByText('Un prodotto mostra al massimo 20 foto')).toHaveCount(64)
  await expect(page.getByText(/^Carico/)).toBeHidden()
  await expect(page.getByText(SAVED)).toBeVisible()
  await page.getByRole('button', { name: 'Butta la bozza' }).click()
  await expect(page.getByText('Come nel negozio')).toBeVisible()
})

test('a session that ends keeps what was typed', async ({ page, expectFailure }) => {
  expectFailure(SIGNED_OUT)
  await logIn(page, '/products?search=carciofi')
  await page
    .getByRole('link', { name: /Carciofi/ })
    .first()
    .click()
  const use = box(page, 'Uso, Italiano')
  await expect(use).toBeVisible()
  await page.context().clearCookies()
  await use.fill('Con il pane caldo.')
  const entry = page.getByRole('dialog', { name: 'Rientra per continuare' })
  await expect(entry).toBeVisible()
  // the browser lets the second one close whatever the page says
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(entry).toBeVisible()
  await page.getByLabel(/^Password di/).fill('assaggio-2026')
  await page.keyboard.press('Enter')
  await expect(page.getByText(SAVED)).toBeVisible()
  await expect(use).toHaveValue('Con il pane caldo.')
  await page.getByRole('button', { name: 'Butta la bozza' }).click()
  await expect(page.getByText('Come nel negozio')).toBeVisible()
})

test('the library shows where photos are used, on a phone, in both colours', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await logIn(page, '/photos')
  await expect(page.getByRole('link', { name: /Olio di Puglia/ }).first()).toBeVisible()
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectStillAccessible(page, 'colours')
  await page
    .getByRole('button', { name: /^Ritaglia/ })
    .first()
    .click()
  await page.getByRole('slider', { name: /Sinistra/ }).press('ArrowRight')
  await expectAccessible(page)
  await expectFits(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Ritaglia' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText('Non usata').first()).toBeVisible()
  await page.getByRole('button', { name: 'Togli' }).first().click()
})

test('the draft is seen as a page of the shop by who has the link, and by nobody else', async ({ page }) => {
  await logIn(page, '/products?search=terra%20di%20bari')
  await page
    .getByRole('link', { name: /Terra di Bari/ })
    .first()
    .click()
  await box(page, 'Nome, English').fill('Oil as the draft calls it')
  await expect(page.getByText(SAVED)).toBeVisible()
  await page.getByRole('button', { name: 'Anteprima' }).click()
  await expectAccessible(page)
  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Telefono English' }).click()
  const preview = await opened
  await expect(preview.getByRole('heading', { level: 1, name: 'Oil as the draft calls it' })).toBeVisible()
  await expect(preview.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  const answer = await page.request.get(preview.url())
  expect(answer.headers()['cache-control']).toContain('no-store')
  expect((await page.request.get(preview.url().replace(/.$/, '_'))).status()).toBe(404)
  await preview.close()
  await page.getByRole('dialog').getByRole('button', { name: 'Chiudi' }).click()
  await page.getByRole('button', { name: 'Butta la bozza' }).click()
  await expect(page.getByText('Come nel negozio')).toBeVisible()
})
