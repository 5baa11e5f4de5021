import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { email } from '../values.ts'
import { password, presentedPassword } from './account.ts'

const auth = { tag: 'Auth' } as const
const token = z.string().min(20).max(200)

export const changePassword = endpoint({
  ...auth,
  name: 'changePassword',
  method: 'POST',
  path: '/auth/change-password',
  summary: 'Changes the password and ends every other session (decision 18)',
  access: 'customer',
  exposed: true,
  body: z.strictObject({ oldPassword: presentedPassword, newPassword: password }),
  answers: { 204: null },
  problems: ['not_signed_in', 'invalid_body', 'wrong_password', 'rate_limited', 'unavailable'],
})

export const requestPasswordReset = endpoint({
  ...auth,
  name: 'requestPasswordReset',
  method: 'PUT',
  path: '/auth/reset-password',
  summary: 'Mails a reset link of one hour; the same answer, in the same time, for an unknown address',
  access: 'public',
  exposed: false,
  body: z.strictObject({ username: email }),
  answers: { 202: z.object({ status: z.literal('email_sent') }) },
  problems: ['invalid_body', 'rate_limited'],
})

export const resetPassword = endpoint({
  ...auth,
  name: 'resetPassword',
  method: 'POST',
  path: '/auth/reset-password',
  summary: 'Sets the password by the mailed link, once, and ends every session',
  access: 'public',
  exposed: false,
  body: z.strictObject({ token, password }),
  answers: { 204: null },
  problems: ['invalid_body', 'invalid_token', 'rate_limited', 'unavailable'],
})
