import type { Page } from '@playwright/test'
import { expect, expectAccessible, goTo, test } from '../support/shop.fixture.ts'

const cards = (page: Page) => page.locator('main article')
const read = (page: Page) => page.getByRole('region', { name: 'Come abbiamo letto la ricerca' })
const chips = (page: Page) => read(page).getByRole('link', { name: /^Togli dalla ricerca/ })

test('What a search must not be stands as chips that can be taken off by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await goTo(page, '/search?q=cioccolato+senza+noci+fino+a+20+euro')
  await expect(chips(page)).toHaveCount(2)
  await expect(read(page)).toContainText('Solo prodotti che lo dichiarano in etichetta')
  await expectAccessible(page)
  const kept = await cards(page).count()
  await read(page).getByRole('link', { name: 'Togli dalla ricerca: Senza frutta a guscio' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=cioccolato\+fino\+a\+20\+euro/)
  await expect(read(page).getByRole('link', { name: 'Togli dalla ricerca: Fino a 20.00 €' })).toBeVisible()
  await expect.poll(() => cards(page).count()).toBeGreaterThan(kept)
})

test('A search says what it understood, keeps traces apart and can be taken word by word', async ({
  page,
}) => {
  await goTo(page, '/search?q=dolci+senza+glutine+fino+a+20+euro')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(/^\d+ dolci senza glutine, fino a 20.00\s€$/)
  await expect(cards(page).first()).toContainText('senza glutine in etichetta')
  await read(page).getByRole('link', { name: 'guardali a parte' }).click()
  await expect(page).toHaveURL(/q=dolci\+fino\+a\+20\+euro&traces=gluten/)
  await expect(
    page.getByRole('link', { name: 'Togli il filtro Può contenere tracce: glutine' }),
  ).toBeVisible()
  await expect(cards(page).first()).not.toContainText('in etichetta')
  await page.goBack()
  await expect(chips(page)).toHaveCount(2)
  await read(page).getByRole('link', { name: 'Cerca le parole così come sono' }).click()
  await expect(page).toHaveURL(/literal=yes/)
  await expect(title).toHaveText('Risultati per «dolci senza glutine fino a 20 euro»')
  await expectAccessible(page)
  await read(page).getByRole('link', { name: 'Leggi che cosa vogliono dire' }).click()
  await expect(chips(page)).toHaveCount(2)
})

test('What nobody sells is said, with what comes near it and a way to be told', async ({
  page,
  expectFailure,
}) => {
  expectFailure(/422/)
  await goTo(page, '/search?q=birra+artigianale')
  await expect(page.getByRole('heading', { level: 1, name: 'Birra artigianale: qui non c’è' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Bollicine da aperitivo' })).toBeVisible()
  await expectAccessible(page)
  const field = page.getByRole('textbox', { name: 'Avvisami quando arriva' })
  await field.fill('birra@example')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Controlla l’indirizzo: manca qualcosa')).toBeVisible()
  await expect(field).toHaveValue('birra@example')
  await field.fill('birra@example.it')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/apri il collegamento per confermare l’avviso/)).toBeVisible()
})

test('What contradicts itself, and what must not be named, is said', async ({ page }) => {
  await goTo(page, '/search?q=vino+sopra+50+sotto+20')
  await expect(chips(page)).toHaveCount(2)
  await expect(page.getByText(/Nessun prodotto risponde a tutte queste condizioni/)).toBeVisible()
  await expect(read(page).getByRole('link', { name: /^Senza «sopra 50»/ })).toBeVisible()
  await expectAccessible(page)
  await goTo(page, '/en/search?q=sugar+free+jam')
  await expect(page.getByText(/Read from the ingredient list.*sugar free/)).toBeVisible()
  await goTo(page, '/search?q=panettone+senza+uvetta')
  await expect(cards(page)).toHaveCount(1)
  await expect(read(page).getByRole('link', { name: 'Togli dalla ricerca: senza uvetta' })).toBeVisible()
})

for (const [language, path, text, remove] of [
  ['Italian', '/', 'olio senza glutine sotto 20 euro', /^Togli dalla ricerca/],
  ['English', '/en', 'gluten free oil under 20 euros', /^Remove from the search/],
  ['Spanish', '/es', 'aceite sin gluten por menos de 20 euros', /^Quitar de la búsqueda/],
] as const)
  test(`While typing in ${language}, what is read of the text is taken off by key and touch`, async ({
    page,
  }) => {
    await goTo(page, path)
    const field = page.getByRole('search').first().locator('input')
    await field.fill(text)
    const off = page.getByRole('search').first().locator('..').getByRole('button', { name: remove })
    await expect(off).toHaveCount(2)
    await expectAccessible(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(off.first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(off).toHaveCount(1)
    await expect(field).toBeFocused()
    await off.click()
    await expect(off).toHaveCount(0)
    expect((await field.inputValue()).split(' ')).toHaveLength(1)
  })

test('A page of a producer has the filters of lists', async ({ page }) => {
  await goTo(page, '/sellers/1')
  const all = await cards(page).count()
  await page.getByRole('checkbox', { name: /^In sconto/ }).check()
  await expect(page).toHaveURL(/\/sellers\/1\?filters=discounts$/)
  await expect.poll(() => cards(page).count()).toBeLessThan(all)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Togli il filtro In sconto' }).click()
  await expect(page).toHaveURL(/\/sellers\/1$/)
  await expect(cards(page)).toHaveCount(all)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('a page of a producer is narrowed by its form', async ({ page }) => {
    await page.goto('/sellers/1')
    const all = await cards(page).count()
    await page.getByRole('checkbox', { name: /^In sconto/ }).check()
    await page.getByRole('form', { name: 'Filtri' }).getByRole('button', { name: 'Applica i filtri' }).click()
    await expect(page).toHaveURL(/\/sellers\/1\?.*filters=discounts/)
    expect(await cards(page).count()).toBeLessThan(all)
  })

  test('a chip is a link to the text without it', async ({ page }) => {
    await page.goto('/es/search?q=queso+sin+lactosa+por+menos+de+20+euros')
    await page.getByRole('link', { name: 'Quitar de la búsqueda: Sin leche' }).click()
    await expect(page).toHaveURL(/q=queso\+menos\+de\+20\+euros/)
    await expect(page.getByRole('link', { name: 'Quitar de la búsqueda: Menos de 20.00 €' })).toBeVisible()
    await expect(cards(page).first()).toBeVisible()
  })
})
