import type { Family } from '@filiera/contract/console/formats'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Answers, openConsole, problem, sessionOf, shopFor } from '../../test/open-console.tsx'
import { FormatsDialog } from './formats-dialog.tsx'
import { useFamily } from './use-family.ts'

const member = (id: string, size: string): Family['members'][number] => ({
  ...{ id, title: `Olio ${size}`, picture: null, state: 'on_sale', price: 10 },
  value: { it: size, en: '', es: '' },
})
const family: Family = {
  version: 3,
  axis: { it: 'Formato', en: 'Size', es: 'Formato' },
  members: [member('1', '500 ml'), member('2', '750 ml')],
}

/** The formats of an oil, being changed. */
async function openFormats(more: Answers, now = family) {
  let isClosed = false
  const opened = openConsole(
    '/',
    { 'GET /api/seller/session': sessionOf(shopFor('owner')), ...more },
    <FormatsDialog
      product={{ id: '1', title: 'Olio 500 ml', category: 'olio', format: '500 ml' }}
      family={now}
      onClose={() => {
        isClosed = true
      }}
    />,
  )
  await screen.findByRole('heading', { name: 'Modifica i formati' })
  return { ...opened, isClosed: () => isClosed }
}
const save = () => screen.getByRole('button', { name: 'Salva' })
const fieldOf = (title: string) => screen.getByRole('textbox', { name: `${title}, Italiano` })

it('says the formats in their new order and words, on the version that was seen', async () => {
  const sent: unknown[] = []
  const { user, isClosed } = await openFormats({
    'PUT /api/seller/products/1/family': ({ headers, body }) => {
      sent.push(headers['if-match'], JSON.parse(body))
      return { status: 200, body: family }
    },
  })
  await user.click(screen.getByRole('button', { name: 'Più giù: Olio 500 ml' }))
  await user.clear(fieldOf('Olio 750 ml'))
  await user.type(fieldOf('Olio 750 ml'), '0,75 l')
  await user.click(save())
  await waitFor(() => expect(isClosed()).toBe(true))
  expect(sent).toMatchObject([
    '"v3"',
    {
      members: [
        { id: '2', value: { it: '0,75 l' } },
        { id: '1', value: { it: '500 ml' } },
      ],
    },
  ])
})

it('sends no two of one name and none without one, and says so at the field', async () => {
  const { user, calls } = await openFormats({})
  await user.clear(fieldOf('Olio 750 ml'))
  await user.click(save())
  screen.getByText('Scrivi il formato in italiano.')
  await user.type(fieldOf('Olio 750 ml'), '500 ML')
  screen.getByText('C’è già un formato con questo nome.')
  await user.click(save())
  expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([])
})

it('keeps what was typed when a colleague changed the formats meanwhile', async () => {
  const { user, isClosed } = await openFormats({
    'PUT /api/seller/products/1/family': problem('changed_meanwhile', 412),
  })
  await user.type(fieldOf('Olio 750 ml'), ', vetro')
  await user.click(save())
  expect((await screen.findByRole('alert')).textContent).toContain('Qualcuno ha cambiato i formati')
  expect((fieldOf('Olio 750 ml') as HTMLInputElement).value).toBe('750 ml, vetro')
  expect(isClosed()).toBe(false)
})

it('goes on after a reload with what was typed, and starts over', async () => {
  const { user } = await openFormats({})
  await user.type(fieldOf('Olio 750 ml'), ', vetro')
  cleanup()
  const again = await openFormats({})
  expect((fieldOf('Olio 750 ml') as HTMLInputElement).value).toBe('750 ml, vetro')
  screen.getByText(/^Riprendi da dove eri rimasto/)
  await again.user.click(screen.getByRole('button', { name: 'Ricomincia da come sono ora' }))
  expect((fieldOf('Olio 750 ml') as HTMLInputElement).value).toBe('750 ml')
  expect(screen.queryByText(/^Riprendi da dove eri rimasto/)).toBeNull()
})

it.each(['mine', 'theirs'])(
  'shows what a colleague saved beside what was typed, and goes on from %s',
  async (side) => {
    const seen: unknown[] = []
    const { user } = await openFormats({})
    await user.type(fieldOf('Olio 750 ml'), ', vetro')
    cleanup()
    const theirs = { ...family, version: 4, members: [member('1', '500 ml'), member('2', '0,75 l')] }
    const again = await openFormats(
      {
        'PUT /api/seller/products/1/family': ({ headers, body }) => {
          seen.push(headers['if-match'], JSON.parse(body).members[1].value.it)
          return { status: 200, body: theirs }
        },
      },
      theirs,
    )
    const met = screen.getByRole('alert')
    expect(met.textContent).toMatch(/^Un collega ha salvato altri formati.*0,75 l, Olio 0,75 l/)
    expect(save()).toHaveProperty('disabled', true)
    const choice = side === 'mine' ? 'Tieni quello che ho scritto' : 'Ricomincia da come sono ora'
    await again.user.click(screen.getByRole('button', { name: choice }))
    expect(screen.queryByRole('alert')).toBeNull()
    await again.user.click(save())
    await waitFor(() => expect(seen).toEqual(['"v4"', side === 'mine' ? '750 ml, vetro' : '0,75 l']))
  },
)

it('shows all that a colleague saved, and takes the keyboard there from the button that cannot be pressed', async () => {
  let now = family
  const theirs = {
    version: 4,
    axis: { it: 'Formato', en: 'Bottle', es: 'Formato' },
    members: [
      member('1', '500 ml'),
      { ...member('2', '750 ml'), value: { it: '750 ml', en: 'Magnum', es: '' } },
    ],
  }
  function Formats() {
    const { data } = useFamily('1')
    const product = { id: '1', title: 'Olio 500 ml', category: 'olio', format: '500 ml' }
    return data ? <FormatsDialog product={product} family={data} onClose={() => {}} /> : null
  }
  const { user } = openConsole(
    '/',
    {
      'GET /api/seller/session': sessionOf(shopFor('owner')),
      'GET /api/seller/products/1/family': () => ({ status: 200, body: now }),
      'PUT /api/seller/products/1/family': () => {
        now = theirs
        return problem('changed_meanwhile', 412)
      },
    },
    <Formats />,
  )
  await screen.findByRole('heading', { name: 'Modifica i formati' })
  await user.type(fieldOf('Olio 750 ml'), ', vetro')
  save().focus()
  await user.keyboard('{Enter}')
  const met = await screen.findByText(/ha salvato altri formati/)
  const box = met.closest('[role=alert]')
  expect(box?.textContent).toContain('Come si chiama la scelta: Formato (English: Bottle)')
  expect(box?.textContent).toContain('750 ml (English: Magnum), Olio 750 ml')
  expect(document.activeElement).toBe(box)
})
