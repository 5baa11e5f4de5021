import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openConsole, sessionOf, shopFor } from '../../../test/open-console.tsx'
import { TrackingDialog } from './tracking-dialog.tsx'

async function openTracking() {
  const opened = openConsole(
    '/',
    { 'GET /api/seller/session': sessionOf(shopFor('owner')) },
    <TrackingDialog shop="3" onClose={() => {}} />,
  )
  return { ...opened, field: await screen.findByLabelText<HTMLTextAreaElement>(/incolla/) }
}

it('takes the answers of the rows before away when a file is chosen', async () => {
  const { user, field } = await openTracking()
  fireEvent.change(field, { target: { value: 'pippo;GLS;1' } })
  await user.click(screen.getByRole('button', { name: 'Spedisci una riga' }))
  await screen.findByRole('listitem')
  const file = new File(['7F3K-92QD-AAAA-BBBB;GLS;M1234567890'], 'tracking.csv', { type: 'text/csv' })
  await user.upload(screen.getByLabelText('Un file CSV'), file)
  await waitFor(() => expect(field.value).toContain('7F3K'))
  expect(screen.queryByRole('listitem')).toBeNull()
})

it('sends nothing of more rows than are taken at once, and says so', async () => {
  const { field } = await openTracking()
  const text = Array.from({ length: 501 }, () => '7F3K-92QD-AAAA-BBBB;GLS;M1234567890').join('\n')
  fireEvent.change(field, { target: { value: text } })
  expect(screen.getByText('Sono 501 righe: al massimo 500 alla volta.')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Spedisci/ }).disabled).toBe(true)
})
