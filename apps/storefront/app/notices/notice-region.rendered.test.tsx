import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { renderPart } from '../../test/render-part.tsx'
import { NoticeRegion } from './notice-region.tsx'
import { type NewNotice, showNotice } from './notices.state.ts'
import { noNotices, useNotices } from './notices-store.ts'

beforeEach(() => useNotices.setState(noNotices))
const tell = (notice: NewNotice) => act(() => useNotices.setState((state) => showNotice(state, notice)))

it('reads errors out at once and everything else when it is quiet', async () => {
  renderPart(<NoticeRegion />)
  tell({ key: 'cart_error' })
  tell({ key: 'cart_remove_success', values: { title: 'Olio' } })
  expect(await within(screen.getByRole('alert')).findByText('Il carrello non risponde')).toBeTruthy()
  const quiet = within(screen.getByRole('status'))
  expect(await quiet.findByText('Tolto dal carrello')).toBeTruthy()
  expect(quiet.getByText('Olio')).toBeTruthy()
})

it('is closed by its button and by Escape', async () => {
  const { user } = renderPart(<NoticeRegion />)
  tell({ key: 'cart_error' })
  await user.click(await screen.findByRole('button', { name: 'Chiudi l’avviso' }))
  expect(screen.queryByText('Il carrello non risponde')).toBeNull()
  tell({ key: 'cart_error' })
  ;(await screen.findByRole('button', { name: 'Chiudi l’avviso' })).focus()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByText('Il carrello non risponde')).toBeNull())
})

it('takes back what can be undone, once, and goes', async () => {
  let undone = 0
  const { user } = renderPart(<NoticeRegion />)
  tell({ key: 'cart_remove_success', values: { title: 'Olio' }, undo: () => void undone++ })
  await user.click(await screen.findByRole('button', { name: 'Annulla' }))
  expect(undone).toBe(1)
  expect(screen.queryByText('Tolto dal carrello')).toBeNull()
})
