import { expect, test } from 'vitest'
import { checkPasswordChange, newPasswordFault, passwordErrorsOf } from './password-form.state.ts'

test.each([
  ['', 'passwordMissing'],
  ['123456789', 'passwordShort'],
  ['1234567890', null],
  ['é'.repeat(128), null],
  ['x'.repeat(129), 'passwordLong'],
])('%j: %s', (password, fault) => expect(newPasswordFault(password)).toBe(fault))

test('both fields are named', () => {
  expect(checkPasswordChange('', 'short')).toEqual({
    oldPassword: 'oldPasswordMissing',
    newPassword: 'passwordShort',
  })
  expect(checkPasswordChange('x'.repeat(129), 'frantoio-al-mattino')).toEqual({
    oldPassword: 'passwordWrong',
  })
  expect(checkPasswordChange('whatever', '')).toEqual({ newPassword: 'newPasswordMissing' })
  expect(checkPasswordChange('whatever', 'frantoio-al-mattino')).toEqual({})
})

test('the server’s refusal stands at its field', () => {
  expect(passwordErrorsOf({ code: 'wrong_password' })).toEqual({ oldPassword: 'passwordWrong' })
  expect(passwordErrorsOf({ code: 'invalid_body', fields: [{ field: 'newPassword' }] })).toEqual({
    newPassword: 'passwordCommon',
  })
  expect(passwordErrorsOf({ code: 'rate_limited' })).toEqual({})
})
