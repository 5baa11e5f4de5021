import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openConsole, sessionOf, shopFor } from '../../test/open-console.tsx'
import { product } from '../../test/open-products.tsx'
import { CardSheet } from './card-sheet.tsx'
import type { Edits } from './cells/use-edits.ts'

/** The sheet of a price, as a page that was opened anew shows it. @returns what closes it */
async function open(price: number) {
  cleanup()
  const edits = { stateOf: () => undefined, leave: async () => {} } as unknown as Edits
  const onClose = vi.fn()
  openConsole(
    '/products',
    { 'GET /api/seller/session': sessionOf(shopFor('owner')) },
    <CardSheet product={product('1', { price })} field="price" edits={edits} onClose={onClose} />,
  )
  return { onClose, field: await screen.findByLabelText<HTMLInputElement>('Prezzo') }
}

it('shows what somebody wrote beside what was typed before, and keeps theirs when asked to', async () => {
  const first = await open(10)
  fireEvent.change(first.field, { target: { value: '12' } })
  const { field, onClose } = await open(11)
  expect(field.value).toBe('12')
  expect(screen.getByRole('alert').textContent).toBe('Qualcuno ha scritto 11.00\u00a0€ mentre scrivevi 12.')
  fireEvent.click(screen.getByRole('button', { name: 'Tieni il suo' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect((await open(11)).field.value).toBe('11.00')
})
