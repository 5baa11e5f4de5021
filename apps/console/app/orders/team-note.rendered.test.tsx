import type { SellerOrder } from '@filiera/contract/orders/fulfilment'
import type { OrderNote } from '@filiera/contract/orders/order-notes'
import type { ShopRole } from '@filiera/domain/shop-roles'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Answers, openConsole, problem, sessionOf, shopFor } from '../../test/open-console.tsx'
import { TeamNote } from './team-note.tsx'

const id = '7F3K-92QD-AAAA-BBBB'
const path = `/api/seller/orders/${id}/note`
const noted = (text: string, version: number, by = 'Luca'): OrderNote => ({
  text,
  version,
  changed: { by, at: new Date().toISOString() },
})

function open(note: OrderNote, answers: Answers = {}, role: ShopRole = 'owner', customer = 'Marco Serra') {
  const order = { id, customer } as unknown as SellerOrder
  return openConsole(
    '/',
    {
      'GET /api/seller/session': sessionOf(shopFor(role)),
      [`GET ${path}`]: { status: 200, body: note },
      ...answers,
    },
    <TeamNote order={order} shop="3" />,
  )
}
const field = async () => (await screen.findByLabelText('Nota per la squadra')) as HTMLTextAreaElement

it('is saved by leaving the field, on the version that was seen, and says when and by whom', async () => {
  let sent: unknown
  const { user, calls } = open(noted('Dal banco', 3), {
    [`PUT ${path}`]: ({ headers, body }) => {
      sent = [headers['if-match'], JSON.parse(body)]
      return { status: 200, body: noted('Dal banco 24', 4, 'Rosa') }
    },
  })
  await user.type(await field(), ' 24')
  await user.tab()
  await screen.findByText(/^Salvata oggi, .*Rosa$/)
  expect(sent).toEqual(['"v3"', { text: 'Dal banco 24' }])
  await user.click(await field())
  await user.tab()
  expect(calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1)
})

it('keeps what was typed when it is not saved, also for the next time the page is opened', async () => {
  const { user } = open(noted('', 0), { [`PUT ${path}`]: problem('conflict', 409) })
  await user.type(await field(), 'Cartoncino')
  await user.tab()
  await screen.findByText(/^La nota non è stata salvata/)
  expect((await field()).value).toBe('Cartoncino')
  expect(screen.getByRole('button', { name: 'Salva la nota' })).toHaveProperty('disabled', false)
  expect(localStorage.getItem(`filiera-console.1.note.${id}`)).toContain('Cartoncino')
})

it('shows what a colleague wrote meanwhile and saves over it only when told to', async () => {
  const versions: (string | undefined)[] = []
  const changed = { by: 'Luca', at: new Date().toISOString(), current: { text: 'Banco 25', version: 5 } }
  const { user } = open(noted('Banco', 4), {
    [`PUT ${path}`]: ({ headers, body }) => {
      versions.push(headers['if-match'])
      if (versions.length > 1) return { status: 200, body: noted(JSON.parse(body).text, 6) }
      return { status: 412, body: { ...(problem('changed_meanwhile', 412).body as object), changed } }
    },
  })
  await user.type(await field(), ' 24')
  await user.tab()
  expect((await screen.findByRole('alert')).textContent).toContain('Banco 25')
  await user.click(screen.getByRole('button', { name: 'Salva la mia' }))
  await waitFor(() => expect(versions).toEqual(['"v4"', '"v5"']))
  await screen.findByText(/^Salvata/)
  expect((await field()).value).toBe('Banco 24')
})

it('takes the colleague’s note instead', async () => {
  const changed = { by: 'Luca', at: new Date().toISOString(), current: { text: 'Banco 25', version: 5 } }
  const answers: Answers = {
    [`GET ${path}`]: { status: 200, body: noted('Banco', 4) },
    [`PUT ${path}`]() {
      answers[`GET ${path}`] = { status: 200, body: noted('Banco 25', 5) }
      return { status: 412, body: { ...(problem('changed_meanwhile', 412).body as object), changed } }
    },
  }
  answers['GET /api/seller/session'] = sessionOf(shopFor('owner'))
  const order = { id, customer: 'Marco Serra' } as unknown as SellerOrder
  const { user } = openConsole('/', answers, <TeamNote order={order} shop="3" />)
  await user.type(await field(), ' 24')
  await user.tab()
  await user.click(await screen.findByRole('button', { name: 'Tieni quella' }))
  await waitFor(async () => expect((await field()).value).toBe('Banco 25'))
  expect(screen.queryByRole('alert')).toBeNull()
})

it.each([
  ['viewer', 'Marco Serra'],
  ['owner', ''],
] as const)('is only read by the role %s of an order of «%s»', async (role, customer) => {
  open(noted('Banco 24', 2), {}, role, customer)
  expect(await screen.findByText('Banco 24')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})
