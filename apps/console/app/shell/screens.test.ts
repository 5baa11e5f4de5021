import { permissionsOf } from '@filiera/domain/shop-roles'
import { expect, it } from 'vitest'
import { type Screen, screens, screensFor, splitForPhone } from './screens.ts'

const screen = (path: string, facts: Partial<Screen> = {}): Screen => ({
  path,
  name: 'shell.today',
  icon: 'sun',
  permission: null,
  group: 'day',
  load: async () => ({ default: () => null }),
  ...facts,
})
const paths = (list: readonly Screen[]) => list.map(({ path }) => path)

it('shows only what the role allows', () => {
  const all = [
    screen('/'),
    screen('/orders', { permission: 'orders:read' }),
    screen('/sums', { permission: 'sums:read' }),
    screen('/files', { permission: ['products:read', 'sums:read'] }),
  ]
  expect(paths(screensFor(permissionsOf('orders'), all))).toEqual(['/', '/orders'])
  expect(paths(screensFor(permissionsOf('accounts'), all))).toEqual(['/', '/sums', '/files'])
  expect(paths(screensFor(permissionsOf('owner'), all))).toEqual(['/', '/orders', '/sums', '/files'])
})

it('gives the bottom bar four screens at most; the others stand under “More”', () => {
  const all = ['/', '/a', '/b', '/c', '/d'].map((path) => screen(path, { onPhone: true }))
  const { bar, more } = splitForPhone([...all, screen('/e')])
  expect(paths(bar)).toEqual(['/', '/a', '/b', '/c'])
  expect(paths(more)).toEqual(['/d', '/e'])
})

it('fills the bottom bar of a role that has few of the first screens with others', () => {
  const { bar, more } = splitForPhone(screensFor(permissionsOf('accounts')))
  expect(paths(bar)).toEqual(['/', '/figures', '/exchange', '/jobs'])
  expect(paths(more)).toEqual(['/shop', '/team', '/activity', '/notices'])
})

it('gives no two screens one path or one key', () => {
  for (const part of ['path', 'letter'] as const) {
    const used = screens.map((own) => own[part]).filter(Boolean)
    expect(new Set(used).size).toBe(used.length)
  }
})
