import type { Address } from '@filiera/contract/addresses'
import type { Card } from '@filiera/contract/cards'
import type { Order } from '@filiera/contract/orders'
import { describe, expect, test } from 'vitest'
import { loadingNames, nothingLoads, setLoading } from './loading.state.ts'
import { noUser, reduceUser, type UserAction, type UserState } from './user.state.ts'

const address = (id: string, more: Partial<Address> = {}): Address => ({
  id,
  recipient: 'Anna',
  phone: '',
  note: '',
  street: 'Via Roma 1',
  city: 'Cosenza',
  region: 'CS',
  country: 'IT',
  zip: '87100',
  address: '',
  tag: '',
  defaultShipping: false,
  defaultBilling: false,
  company: null,
  warning: null,
  ...more,
})
const home = address('a', { defaultShipping: true })
const office = address('b', { defaultBilling: true })
const order = (idHash: string) => ({ idHash }) as Order
const card = (id: string) => ({ id }) as Card

const after = (state: UserState, ...actions: UserAction[]) => actions.reduce(reduceUser, state)
const both = after(noUser, { type: 'addresses_listed', addresses: [home, office] })

describe('loading', () => {
  test('has eleven flags, each of its own', () => {
    expect(loadingNames).toHaveLength(11)
    for (const name of loadingNames) {
      const raised = setLoading(nothingLoads, name, true)
      expect(Object.entries(raised).filter(([, isLoading]) => isLoading)).toEqual([[name, true]])
      expect(setLoading(raised, name, false)).toEqual(nothingLoads)
      expect(setLoading(raised, name, true)).toBe(raised)
    }
  })

  test('starts with a request and ends with success or error', () => {
    const asking = after(both, { type: 'request' })
    expect(asking).toEqual({ ...both, loading: true })
    expect(after(asking, { type: 'success' })).toEqual(both)
    expect(after(asking, { type: 'user_error', code: 'unavailable' })).toEqual({
      ...both,
      error: 'unavailable',
    })
  })

  test('a user error stops every spinner; a reset takes the error away', () => {
    const busy = after(
      both,
      { type: 'request' },
      ...loadingNames.map((name) => ({ type: 'flag' as const, name, isLoading: true })),
    )
    expect(Object.values(busy.flags).every(Boolean)).toBe(true)
    const failed = after(busy, { type: 'user_error', code: 'unavailable' })
    expect(failed).toEqual({ ...both, error: 'unavailable' })
    expect(after(failed, { type: 'reset_error' })).toEqual(both)
    expect(after(failed, { type: 'request' }).error).toBeNull()
  })
})

describe('addresses', () => {
  test('create appends, edit replaces, delete removes', () => {
    const created = after(both, { type: 'request' }, { type: 'address_created', address: address('c') })
    expect(created.addresses.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect(created.loading).toBe(false)
    const moved = address('b', { city: 'Rende' })
    const edited = after(created, { type: 'address_edited', address: moved })
    expect(edited.addresses.map(({ city }) => city)).toEqual(['Cosenza', 'Rende', 'Cosenza'])
    expect(after(edited, { type: 'address_deleted', id: 'a' }).addresses).toEqual([moved, address('c')])
  })

  test('the default lookup selects shipping and billing, or nothing', () => {
    const found = after(both, { type: 'defaults_found' })
    expect(found).toMatchObject({ selectedShipping: home, selectedBilling: office })
    const none = after(noUser, { type: 'addresses_listed', addresses: [address('c')] })
    expect(after(none, { type: 'defaults_found' })).toEqual(none)
  })

  test('a choice is one of the list and follows its address', () => {
    const chosen = after(both, { type: 'shipping_selected', id: 'b' }, { type: 'billing_selected', id: 'a' })
    expect(chosen).toMatchObject({ selectedShipping: office, selectedBilling: home })
    expect(after(both, { type: 'shipping_selected', id: 'another user’s' }).selectedShipping).toBeNull()
    const moved = address('b', { city: 'Rende' })
    expect(after(chosen, { type: 'address_edited', address: moved }).selectedShipping).toBe(moved)
    expect(after(chosen, { type: 'address_deleted', id: 'b' }).selectedShipping).toBeNull()
  })

  test('clear empties list and selection', () =>
    expect(after(both, { type: 'defaults_found' }, { type: 'addresses_cleared' })).toEqual(noUser))
})

test('fetching orders clears the list and the selected order', () => {
  const shown = after(
    noUser,
    { type: 'orders_listed', orders: [order('1'), order('2')] },
    { type: 'order_selected', order: order('1') },
  )
  expect(shown).toMatchObject({ orders: [order('1'), order('2')], selectedOrder: order('1') })
  const asking = after(shown, { type: 'orders_request' })
  expect(asking).toEqual({ ...noUser, flags: setLoading(nothingLoads, 'orders', true) })
  expect(after(asking, { type: 'orders_listed', orders: [order('3')] })).toEqual({
    ...noUser,
    orders: [order('3')],
  })
})

test('cards have a flag of their own', () => {
  const asking = after(noUser, { type: 'flag', name: 'cards', isLoading: true })
  const listed = after(asking, { type: 'cards_listed', cards: [card('1')] })
  expect(listed).toEqual({ ...noUser, cards: [card('1')] })
  expect(after(listed, { type: 'card_added', card: card('2') }).cards).toEqual([card('1'), card('2')])
})

test('method and options are kept as they are chosen', () => {
  const options = [{ method: 'national' as const, label: 'National', chargesCents: [690], totalCents: 690 }]
  const chosen = after(
    noUser,
    { type: 'shipping_options', options },
    { type: 'method_selected', method: 'national' },
  )
  expect(chosen).toEqual({ ...noUser, shippingOptions: options, selectedMethod: 'national' })
})
