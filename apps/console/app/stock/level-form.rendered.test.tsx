import type { StockRow } from '@filiera/contract/console/stock'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openConsole, sessionOf, shopFor } from '../../test/open-console.tsx'
import { LevelForm } from './level-form.tsx'

it('keeps the level that was typed until it is saved', async () => {
  const open = async () => {
    cleanup()
    openConsole(
      '/stock',
      {
        'GET /api/seller/session': sessionOf(shopFor('orders')),
        'PUT /api/seller/products/7/stock/level': { status: 200, body: {} },
      },
      <LevelForm shop="3" row={{ id: '7', lowStock: 10, version: 3 } as StockRow} />,
    )
    return screen.findByRole<HTMLInputElement>('textbox')
  }
  fireEvent.change(await open(), { target: { value: '25' } })
  expect((await open()).value).toBe('25')
  fireEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('10'))
  expect((await open()).value).toBe('10')
})
