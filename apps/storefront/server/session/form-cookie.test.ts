import { updateUser } from '@filiera/contract/customers/account'
import { expect, it } from 'vitest'
import { clearFormCookie, formCookie, isFormCookieOver, readFormCookie, refuseWrites } from './form-cookie.ts'

const settings = { secure: false }
const address = '/account/profile?tab=1'
const login = `/login?next=${encodeURIComponent(address)}&why=ended`
const send = (fields: Record<string, string>, path = address) =>
  new Request(`http://shop.example${path}`, { method: 'POST', body: new URLSearchParams(fields) })
const leadTo = (location: string) => new Response(null, { status: 302, headers: { location } })
const typed = { intent: 'save', name: 'Anna & Söhne', oldPassword: 'secret' }

it('keeps what was typed for the page that the login leads back to, but no password', async () => {
  const cookie = await formCookie(send(typed), leadTo(login), settings)
  expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Max-Age=1800$/)
  const header = cookie?.split(';', 1)[0]
  expect(readFormCookie(header, address)?.toString()).toBe('intent=save&name=Anna+%26+S%C3%B6hne')
  expect(readFormCookie(header, '/account/profile')).toBeNull()
  expect(readFormCookie(clearFormCookie(settings).split(';', 1)[0], address)).toBeNull()
})

it.each([
  ['an answer that leads elsewhere', send(typed), '/account/profile?done=1'],
  ['a login that nobody was sent to', send(typed), '/login?next=%2Faccount'],
  ['a form of scripts', send(typed, '/account/profile.data'), login],
  ['a form of secrets', send({ password: 'secret' }), login],
  [
    'a form too long for a cookie',
    send({ text: Array.from({ length: 3000 }, (_, n) => n * 7919).join() }),
    login,
  ],
])('keeps nothing of %s', async (_, sent, location) => {
  expect(await formCookie(sent, leadTo(location), settings)).toBeNull()
})

it.each([
  ['stays for a login that leads to its page', leadTo(address), false],
  ['is over after a login that leads elsewhere', leadTo('/account'), true],
  ['is over with the first page of a customer', new Response(), true],
])('a kept form %s', async (_, answer, isOver) => {
  const header = (await formCookie(send(typed), leadTo(login), settings))?.split(';', 1)[0]
  expect(isFormCookieOver(header, answer)).toBe(isOver)
  expect(isFormCookieOver(undefined, answer)).toBe(false)
})

it.each(['', 'filiera_form=', 'filiera_form=e30', 'filiera_form=%%%'])('reads nothing from %j', (header) => {
  expect(readFormCookie(header, address)).toBeNull()
})

it('sends nothing by itself', async () => {
  const call = refuseWrites(() => Promise.reject(new Error('called')))
  expect(await call(updateUser, { body: {} as never })).toMatchObject({ problem: { code: 'conflict' } })
})
