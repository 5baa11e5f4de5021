import { expect, test } from 'vitest'
import { checkLogin, checkRegistration, errorsOfFields, readSignIn } from './sign-in-form.state.ts'

const form = (fields: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

test('reads e-mail normalised, password untouched', () => {
  expect(readSignIn(form({ username: ' Anna@Example.IT ', password: ' a b ' }))).toEqual({
    username: 'anna@example.it',
    password: ' a b ',
  })
  expect(readSignIn(form({}))).toEqual({ username: '', password: '' })
})

test('a login needs an e-mail and any password', () => {
  expect(checkLogin({ username: 'a@b.it', password: 'x' })).toEqual({})
  expect(checkLogin({ username: 'a@b', password: '' })).toEqual({
    username: 'email',
    password: 'passwordMissing',
  })
})

test('a login says that a password is longer than any', () => {
  expect(checkLogin({ username: 'a@b.it', password: 'x'.repeat(128) })).toEqual({})
  expect(checkLogin({ username: 'a@b.it', password: 'x'.repeat(129) })).toEqual({ password: 'passwordLong' })
})

test.each([
  ['123456789', { password: 'passwordShort' }],
  ['1234567890', {}],
  ['x'.repeat(128), {}],
  ['x'.repeat(129), { password: 'passwordLong' }],
])('a registration with %s', (password, errors) =>
  expect(checkRegistration({ username: 'a@b.it', password })).toEqual(errors),
)

test('names the fields the server refused', () => {
  expect(errorsOfFields([{ field: 'password' }])).toEqual({ password: 'passwordCommon' })
  expect(errorsOfFields(undefined)).toEqual({})
})
