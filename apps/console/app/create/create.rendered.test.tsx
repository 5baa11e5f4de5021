import type { ShopRole } from '@filiera/domain/shop-roles'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Answers, openConsole, problem, sessionOf, shopFor } from '../../test/open-console.tsx'

const form = {
  categories: [
    { slug: 'formaggi', name: 'Formaggi', above: null, declaresAlcohol: false, vatRate: 4 },
    { slug: 'pecorini', name: 'Pecorini', above: 'formaggi', declaresAlcohol: false, vatRate: 4 },
  ],
  warehouses: [{ id: '1', name: 'Andria' }],
}

/** The products of a shop that has none, and what was sent to make some. */
async function openProducts(role: ShopRole, answers: Answers = {}) {
  const sent: { key: string | undefined; body: unknown }[] = []
  const opened = openConsole('/products', {
    'GET /api/seller/session': sessionOf(shopFor(role)),
    'GET /api/seller/products/ids': {
      status: 200,
      body: { ids: [], total: 0, at: '2026-11-23T10:00:00.000Z' },
    },
    'GET /api/seller/product-form': { status: 200, body: form },
    'POST /api/seller/products': ({ headers, body }) => {
      sent.push({ key: headers['idempotency-key'], body: JSON.parse(body) })
      return sent.length === 1 ? problem('unavailable', 503) : { status: 201, body: { id: '7' } }
    },
    ...answers,
  })
  await screen.findByRole('heading', { level: 1, name: 'Prodotti' })
  return { ...opened, sent }
}

it('makes a product once, however often it is sent, and leads to its editor', async () => {
  const { user, sent, router } = await openProducts('catalogue')
  await user.click(screen.getByRole('button', { name: 'Nuovo prodotto' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Nuovo prodotto' }))
  const create = dialog.getByRole('button', { name: 'Crea e completa' })
  await user.click(create)
  expect(dialog.getByText('Scrivi come si chiama.')).toBeDefined()
  expect(sent).toEqual([])
  await user.type(dialog.getByRole('textbox', { name: 'Nome in italiano' }), 'Pecorino di fossa')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Categoria' }), 'Pecorini')
  await user.type(dialog.getByRole('textbox', { name: 'Prezzo con IVA, €' }), '12,50')
  await user.click(create)
  await dialog.findByRole('alert')
  expect(Object.keys(localStorage).filter((name) => name.includes('create'))).toHaveLength(1)
  await user.click(create)
  await screen.findByText('Questo prodotto non c’è')
  expect(router.state.location.pathname).toBe('/products/7')
  const body = { category: 'pecorini', title: 'Pecorino di fossa', price: 12.5 }
  expect(sent.map((call) => call.body)).toEqual([body, body])
  expect(sent[0]?.key).toBe(sent[1]?.key)
  expect(Object.keys(localStorage).filter((name) => name.includes('create'))).toEqual([])
})

it('makes another product of another name, also after an answer that never came', async () => {
  const { user, sent } = await openProducts('catalogue')
  await user.click(screen.getByRole('button', { name: 'Nuovo prodotto' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Nuovo prodotto' }))
  await user.type(dialog.getByRole('textbox', { name: 'Nome in italiano' }), 'Pecorino')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Categoria' }), 'Pecorini')
  await user.type(dialog.getByRole('textbox', { name: 'Prezzo con IVA, €' }), '12,50')
  await user.click(dialog.getByRole('button', { name: 'Crea e completa' }))
  await dialog.findByRole('alert')
  await user.type(dialog.getByRole('textbox', { name: 'Nome in italiano' }), ' fresco')
  await user.click(dialog.getByRole('button', { name: 'Crea e completa' }))
  await screen.findByText('Questo prodotto non c’è')
  expect(sent.map((call) => call.body)).toMatchObject([{ title: 'Pecorino' }, { title: 'Pecorino fresco' }])
  expect(sent[0]?.key).not.toBe(sent[1]?.key)
})

it('makes a product once, also when the page was loaded again after an answer that never came', async () => {
  const first = await openProducts('catalogue')
  await first.user.click(screen.getByRole('button', { name: 'Nuovo prodotto' }))
  await first.user.type(screen.getByRole('textbox', { name: 'Nome in italiano' }), 'Pecorino')
  await first.user.selectOptions(screen.getByRole('combobox', { name: 'Categoria' }), 'Pecorini')
  await first.user.type(screen.getByRole('textbox', { name: 'Prezzo con IVA, €' }), '12,50')
  await first.user.click(screen.getByRole('button', { name: 'Crea e completa' }))
  await screen.findByRole('alert')
  cleanup()
  const { user, sent } = await openProducts('catalogue')
  await user.click(screen.getByRole('button', { name: 'Nuovo prodotto' }))
  await user.click(screen.getByRole('button', { name: 'Crea e completa' }))
  await screen.findByRole('alert')
  expect(sent).toEqual(first.sent)
})

it.each(['Chiudi', null])(
  'leaves no entry of its own in the history when it is put aside: %s',
  async (name) => {
    const { user, router } = await openProducts('catalogue')
    await router.navigate('/products?state=draft')
    await user.click(screen.getByRole('button', { name: 'Nuovo prodotto' }))
    await screen.findByRole('dialog', { name: 'Nuovo prodotto' })
    if (name) await user.click(screen.getByRole('button', { name }))
    else await router.navigate(-1)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(router.state.location.search).toBe('?state=draft')
    await router.navigate(-1)
    expect(router.state.location.search).toBe('')
  },
)

it('shows the list when it is put aside after it was opened from elsewhere', async () => {
  const { user, router } = await openProducts('catalogue')
  await router.navigate('/products?new=true')
  await user.click(await screen.findByRole('button', { name: 'Chiudi' }))
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/products', search: '' }))
})

it('keeps what is typed of a new product when the dialog is put aside', async () => {
  const { user } = await openProducts('catalogue')
  await user.click(screen.getByRole('button', { name: 'Nuovo prodotto' }))
  await user.type(screen.getByRole('textbox', { name: 'Nome in italiano' }), 'Pecorino')
  await user.click(screen.getByRole('button', { name: 'Chiudi' }))
  await user.click(screen.getByRole('button', { name: 'Nuovo prodotto' }))
  expect(screen.getByRole('textbox', { name: 'Nome in italiano' })).toHaveProperty('value', 'Pecorino')
})

it('offers nothing new to who only reads', async () => {
  await openProducts('viewer')
  expect(screen.queryByRole('button', { name: 'Nuovo prodotto' })).toBeNull()
})
