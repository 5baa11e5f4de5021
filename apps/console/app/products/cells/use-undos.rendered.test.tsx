import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { Answers } from '../../../test/open-console.tsx'
import { cell, layGridOut, openProducts, PRICE, product, view } from '../../../test/open-products.tsx'

beforeEach(layGridOut)

/** A product whose price is changed, as the shop has it, and what was sent. */
function kept(id: string) {
  const sent: { price: number; version: string | undefined }[] = []
  const now = () => product(id, { price: sent.at(-1)?.price ?? 10, version: 3 + sent.length })
  const answers: Answers = {
    [`PATCH /api/seller/products/${id}`]: ({ headers, body }) => {
      sent.push({ price: JSON.parse(body).price, version: headers['if-match'] })
      return { status: 200, body: now() }
    },
  }
  return { sent, now, answers }
}

const undo = '{Control>}z{/Control}'

it('takes back what was saved before the page was loaded again, once', async () => {
  const { sent, now, answers } = kept('1')
  const before = await openProducts([now()], answers)
  cell(0, PRICE).focus()
  await before.user.keyboard('12{Enter}')
  await waitFor(() => expect(cell(0, PRICE).textContent).toContain('12.00'))
  cleanup()
  const { user } = await openProducts([now()], answers)
  cell(0, PRICE).focus()
  await user.keyboard(undo)
  await waitFor(() => expect(cell(0, PRICE).textContent).toContain('10.00'))
  await user.keyboard(undo)
  expect(sent).toEqual([
    { price: 12, version: '"v3"' },
    { price: 10, version: '"v4"' },
  ])
  expect(sessionStorage).toHaveLength(0)
})

it('takes back what was saved of a product that the list does not show any more', async () => {
  const { sent, now, answers } = kept('2')
  let isListed = true
  const { user } = await openProducts([], {
    ...answers,
    'GET /api/seller/products/ids': () => view(isListed ? [product('1'), now()] : [product('1')]),
    'GET /api/seller/products': () => ({ status: 200, body: [product('1'), now()] }),
  })
  cell(1, PRICE).focus()
  await user.keyboard('12{Enter}')
  await waitFor(() => expect(cell(1, PRICE).textContent).toContain('12.00'))
  isListed = false
  await user.click(screen.getByRole('button', { name: 'Aggiorna' }))
  await waitFor(() => expect(screen.queryByText('Prodotto 2')).toBeNull())
  cell(0, PRICE).focus()
  await user.keyboard(undo)
  await waitFor(() => expect(sent.map(({ price }) => price)).toEqual([12, 10]))
})
