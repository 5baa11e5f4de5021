import type { BrowserContext, Locator, Page } from '@playwright/test'
import type pg from 'pg'
import { test } from '../support/editable-shop.fixture.ts'
import { expectGoodScreen } from '../support/screen.ts'
import { expect, goTo } from '../support/shop.fixture.ts'
import { addProduct } from '../support/steps.ts'

type Sold = { id: number; title: string; seller: number }

const customer = { email: 'cliente2@filiera.example', password: 'assaggio-2026' }

/** One well stocked product of each of the first sellers. */
async function products(database: pg.Client): Promise<[Sold, Sold, Sold]> {
  const { rows } = await database.query<Sold>(
    `select distinct on (p.seller_id) p.id::int as id, t.title, p.seller_id::int as seller
     from product p join product_text t on t.product_id = p.id and t.lang = 'it' join seller s on s.id = p.seller_id
     where p.status = 'published' and p.stock > 20 and not p.alcohol and s.closed_until is null
     order by p.seller_id, p.id limit 3`,
  )
  const [first, second, third] = rows
  if (!first || !second || !third) throw new Error('the seed has no three sellers')
  return [first, second, third]
}

const lineOf = (page: Page, { title }: Sold): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: title }) })
const quantityOf = (page: Page, { title }: Sold) =>
  page.getByRole('textbox', { name: `Quantità di ${title}`, exact: true })
const fewerOf = (page: Page, { title }: Sold) =>
  page.getByRole('button', { name: `Uno in meno: Quantità di ${title}`, exact: true })
const hearts = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Preferiti' })

async function logIn(page: Page, next = '/cart'): Promise<void> {
  await goTo(page, `/login?next=${next}`)
  await page.getByLabel('E-mail').fill(customer.email)
  await page.getByLabel('Password', { exact: true }).fill(customer.password)
  await page.getByRole('button', { name: 'Accedi', exact: true }).click()
  await page.waitForURL(({ pathname }) => pathname === '/cart')
}

async function openTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage()
  await goTo(tab, '/cart')
  return tab
}

test('A visitor’s cart is stepped, typed, undone and saved for later in two tabs, then joins the account', async ({
  page,
  context,
  browser,
  own,
}) => {
  const [first, second, third] = await products(own.database)
  const elsewhere = await (await browser.newContext({ baseURL: own.url, locale: 'it-IT' })).newPage()
  await logIn(elsewhere)
  for (const { id } of [first, third]) await addProduct(elsewhere, id)
  await elsewhere.context().close()

  await addProduct(page, first.id)
  await addProduct(page, second.id)
  await goTo(page, '/cart')
  const tab = await openTab(context)
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(2)
  await expectGoodScreen(page)

  await test.step('a typed quantity is there in the other tab too', async () => {
    await quantityOf(page, first).fill('7')
    await quantityOf(page, first).press('Enter')
    await expect(quantityOf(tab, first)).toHaveValue('7')
    await page.reload()
    await expect(quantityOf(page, first)).toHaveValue('7')
  })

  await test.step('a removal is undone by keyboard, with its quantity', async () => {
    await page.getByRole('button', { name: `Rimuovi ${first.title}` }).press('Enter')
    await expect(lineOf(page, first)).toHaveCount(0)
    await expect(lineOf(tab, first)).toHaveCount(0)
    const undo = page.getByRole('button', { name: 'Annulla' })
    await expect(undo).toBeFocused()
    await undo.press('Enter')
    await expect(quantityOf(page, first)).toHaveValue('7')
    await expect(quantityOf(tab, first)).toHaveValue('7')
  })

  await test.step('fewer than one piece asks first', async () => {
    const question = page.getByRole('dialog', { name: 'Togliere questo prodotto?' })
    await fewerOf(page, second).click()
    await question.getByRole('button', { name: 'Tienilo com’è' }).click()
    await expect(question).toHaveCount(0)
    await expect(quantityOf(page, second)).toHaveValue('1')
    await fewerOf(page, second).press('Enter')
    await expectGoodScreen(page)
    await question.getByRole('button', { name: 'Rimuovi' }).click()
    await expect(lineOf(page, second)).toHaveCount(0)
    await page.getByRole('button', { name: 'Annulla' }).press('Enter')
    await expect(quantityOf(page, second)).toHaveValue('1')
  })

  await test.step('of a few pieces the number left is named, and a removed line comes back to its place', async () => {
    const { rows } = await own.database.query<{ id: number; title: string }>(
      `select p.id::int as id, t.title from product p join product_text t on t.product_id = p.id and t.lang = 'it'
       join product f on f.id = $1 and f.warehouse_id = p.warehouse_id
       where p.status = 'published' and p.stock > 20 and p.id <> f.id and not p.alcohol order by p.id limit 1`,
      [first.id],
    )
    const [{ id, title } = { id: 0, title: '' }] = rows
    const few = { id, title, seller: first.seller }
    await addProduct(page, few.id)
    await own.database.query('update product set stock = 2 where id = $1', [few.id])
    await addProduct(page, few.id)
    await addProduct(page, few.id)
    await expect(page.locator('[data-notice="cart_add_capped"]')).toContainText('ne restano 2')
    await goTo(page, '/cart')
    await expect(lineOf(page, few)).toContainText(/restano:? 2/)
    const titles = () => page.getByRole('heading', { level: 3 }).allTextContents()
    const before = await titles()
    await page.getByRole('button', { name: `Rimuovi ${first.title}` }).click()
    await expect(lineOf(page, first)).toHaveCount(0)
    await page.getByRole('button', { name: 'Annulla' }).press('Enter')
    await expect(quantityOf(page, first)).toHaveValue('7')
    expect(await titles()).toEqual(before)
    await page.getByRole('button', { name: `Rimuovi ${few.title}` }).click()
    await expect(lineOf(tab, few)).toHaveCount(0)
  })

  await test.step('a line is saved for later, undone, and saved again', async () => {
    const later = page.getByRole('button', { name: `Salva per dopo: ${second.title}` })
    await later.press('Enter')
    const notice = page.locator('[data-notice="cart_later_success"]')
    await expect(notice).toContainText(second.title)
    await expect(hearts(page)).toContainText('1')
    await expect(lineOf(tab, second)).toHaveCount(0)
    await notice.getByRole('button', { name: 'Annulla' }).press('Enter')
    await expect(quantityOf(page, second)).toHaveValue('1')
    await expect(hearts(page)).not.toContainText(/\d/)
    await later.click()
    await expect(lineOf(page, second)).toHaveCount(0)
    await expect(hearts(tab)).toContainText('1')
  })

  await test.step('the login says what it joined, on the way to the checkout too', async () => {
    await logIn(page, '/checkout')
    await expect(page.getByText('Abbiamo unito i due carrelli')).toBeVisible()
    await expect(page.getByText(`${first.title}: ora 7 pezzi`)).toBeVisible()
    await expect(quantityOf(page, first)).toHaveValue('7')
    await expect(quantityOf(page, third)).toHaveValue('1')
    await expect(lineOf(tab, third)).toHaveCount(1)
    await expectGoodScreen(page)
  })

  await test.step('what changed since is said, and what cannot be had does not hold up the rest', async () => {
    const change = (columns: string, id: number) =>
      own.database.query(`update product set ${columns} where id = $1`, [id])
    await change('price_cents = price_cents + 150, discounted_cents = null', first.id)
    await change('stock = 0', third.id)
    await goTo(page, '/cart')
    await expect(lineOf(page, first)).toContainText(/Prima .* l’uno, ora .*/)
    await expect(lineOf(page, third)).toContainText('Esaurito')
    await expect(page.getByText('2 cose sono cambiate')).toBeVisible()
    await expect(page.getByText('Prima della cassa')).toBeVisible()
    await expectGoodScreen(page)
    await own.database.query(`update seller set closed_until = '2999-01-01' where id = $1`, [first.seller])
    await expect(async () => {
      await page.goto(`/product/${first.id}`)
      await expect(page.getByText('Chiuso fino al 1 gennaio 2999')).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: 15_000 })
    await expect(page.getByRole('button', { name: 'Aggiungi al carrello', exact: true })).toHaveCount(0)
    await expect(page.getByText('Esaurito, torna presto')).toHaveCount(0)
    await goTo(page, '/cart')
    await expect(lineOf(page, first)).toContainText('chiuso per ferie')
    await own.database.query('update seller set closed_until = null where id = $1', [first.seller])
    await goTo(page, '/cart')
    await page.getByRole('button', { name: `Salva per dopo: ${third.title}` }).click()
    await expect(page.locator('[data-notice="cart_later_success"]')).toContainText(third.title)
    await expect(page.getByRole('link', { name: 'Vai alla cassa' }).first()).toBeVisible()
    await change('stock = 4', first.id)
    await goTo(page, '/cart')
    await expect(lineOf(page, first)).toContainText('In magazzino ne restano 4')
    await change(`status = 'withdrawn'`, first.id)
    await goTo(page, '/cart')
    await expect(lineOf(page, first)).toContainText('Non è più in vendita')
    // the journeys after this one look at it
    await change(`status = 'published'`, first.id)
  })

  await test.step('nothing of the account stays after the logout', async () => {
    await goTo(page, '/account')
    await page.getByRole('button', { name: 'Esci' }).first().click()
    await expect(page.locator('[data-notice="goodbye"]')).toBeVisible()
    const stored = await page.evaluate(() => localStorage.getItem('filiera.cart.v1') ?? '')
    expect(stored).not.toContain('productId')
    await expect(lineOf(tab, first)).toHaveCount(0)
  })
})

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor is led to the login, which says what it joined; a customer saves a line for later by its form', async ({
    page,
    browser,
    own,
  }) => {
    const [, second] = await products(own.database)
    const elsewhere = await browser.newContext({ baseURL: own.url, locale: 'it-IT', javaScriptEnabled: true })
    const customerPage = await elsewhere.newPage()
    await logIn(customerPage)
    await addProduct(customerPage, second.id)
    await elsewhere.close()
    await page.goto(`/product/${second.id}`)
    await page.getByRole('button', { name: 'Aggiungi al carrello', exact: true }).first().click()
    await page.waitForURL(/\/cart$/)
    await expect(page.getByText(/^Tutto il carrello può arrivare in questi Paesi: Italia/)).toBeVisible()
    await fewerOf(page, second).click()
    await page.waitForURL(/\/cart\?remove=/)
    await expect(page.getByText('Togliere questo prodotto?')).toBeVisible()
    await page.getByRole('link', { name: 'Tienilo com’è' }).click()
    await page.waitForURL(/\/cart$/)
    await quantityOf(page, second).fill('0')
    await page.getByRole('button', { name: 'Aggiorna' }).click()
    await page.waitForURL(/\/cart\?remove=/)
    await page.getByRole('button', { name: 'Rimuovi', exact: true }).click()
    await page.waitForURL(/\/cart$/)
    await expect(lineOf(page, second)).toHaveCount(0)
    await page.goto(`/product/${second.id}`)
    await page.getByRole('button', { name: 'Aggiungi al carrello', exact: true }).first().click()
    await page.waitForURL(/\/cart$/)
    await quantityOf(page, second).fill('3')
    await page.getByRole('button', { name: 'Aggiorna' }).click()
    await page.getByRole('button', { name: `Salva per dopo: ${second.title}` }).click()
    await page.waitForURL(/\/login\?next=%2Fcart$/)
    await page.getByLabel('E-mail').fill(customer.email)
    await page.getByLabel('Password', { exact: true }).fill(customer.password)
    await page.getByRole('button', { name: 'Accedi', exact: true }).click()
    await page.waitForURL(/\/cart\?merged=/)
    await expect(page.getByText('Abbiamo unito i due carrelli')).toBeVisible()
    await expect(page.getByText(`${second.title}: ora 3 pezzi`)).toBeVisible()
    await page.getByRole('link', { name: 'Continua da dove eri' }).click()
    await page.waitForURL(/\/cart$/)
    await page.getByRole('button', { name: `Salva per dopo: ${second.title}` }).click()
    await expect(lineOf(page, second)).toHaveCount(0)
    await page.goto('/wishlist')
    await expect(page.getByRole('main').getByRole('article').filter({ hasText: second.title })).toHaveCount(1)
  })
})
