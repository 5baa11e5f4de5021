import type { Family } from '@filiera/contract/console/formats'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openConsole, sessionOf, shopFor } from '../../test/open-console.tsx'
import { AddFormatDialog } from './add-format-dialog.tsx'

const member = (id: string, size: string): Family['members'][number] => ({
  ...{ id, title: `Olio ${size}`, picture: null, state: 'on_sale', price: 10 },
  value: { it: size, en: '', es: '' },
})
const family: Family = {
  version: 3,
  axis: { it: 'Formato', en: 'Size', es: 'Formato' },
  members: [member('1', '500 ml'), member('2', '750 ml')],
}

it('makes one more of a product that says no quantity itself', async () => {
  const sent: unknown[] = []
  const { user } = openConsole(
    '/',
    {
      'GET /api/seller/session': sessionOf(shopFor('owner')),
      'POST /api/seller/products': ({ body }) => {
        sent.push(JSON.parse(body))
        return { status: 500, body: {} }
      },
    },
    <AddFormatDialog
      product={{ id: '1', title: 'Olio', category: 'olio', format: '' }}
      family={family}
      onClose={() => {}}
    />,
  )
  await user.type(await screen.findByRole('textbox', { name: 'Formato nuovo' }), '5 l')
  await user.type(screen.getByRole('textbox', { name: 'Prezzo con IVA, €' }), '60')
  await user.click(screen.getByRole('button', { name: 'Crea e completa' }))
  await waitFor(() => expect(sent).toMatchObject([{ price: 60 }]))
})
