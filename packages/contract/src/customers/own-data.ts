import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { email } from '../values.ts'
import { presentedPassword } from './account.ts'

const user = { tag: 'User', access: 'customer', exposed: true } as const
const token = z.string().min(20).max(200)

/** Largest profile photo, in bytes (decision 28). */
export const PHOTO_MAX_BYTES = 10 * 1024 * 1024

export const changeUsername = endpoint({
  ...user,
  name: 'changeUsername',
  method: 'PUT',
  path: '/user/username',
  summary: 'Asks for another e-mail address; it counts once links at the old and the new one were followed',
  body: z.strictObject({ username: email, password: presentedPassword }),
  answers: { 202: z.object({ status: z.literal('confirmation_sent') }) },
  problems: ['not_signed_in', 'invalid_body', 'wrong_password', 'rate_limited', 'unavailable'],
})

export const confirmUsername = endpoint({
  name: 'confirmUsername',
  method: 'POST',
  path: '/auth/confirm-username',
  summary: 'One of the two links of a change of address; the second one changes it',
  tag: 'Auth',
  access: 'public',
  exposed: false,
  body: z.strictObject({ token }),
  answers: { 200: z.object({ status: z.enum(['waiting', 'changed']) }) },
  problems: ['invalid_body', 'invalid_token', 'rate_limited'],
})

export const putPhoto = endpoint({
  ...user,
  name: 'putPhoto',
  method: 'PUT',
  path: '/user/me/files',
  summary:
    'Profile photo: JPEG, PNG or WebP up to 10 MB and 64 megapixels, kept as a 512 px square (decision 28)',
  upload: { field: 'file', maxBytes: PHOTO_MAX_BYTES },
  answers: { 200: z.object({ photoUrl: z.string() }) },
  problems: [
    'not_signed_in',
    'invalid_body',
    'too_large',
    'unsupported_media_type',
    'rate_limited',
    'unavailable',
  ],
})

export const getPhoto = endpoint({
  name: 'getPhoto',
  method: 'GET',
  path: '/photos/:file',
  summary: 'A profile photo under its unguessable name; the storefront serves it at the same address',
  tag: 'User',
  access: 'public',
  exposed: false,
  params: z.strictObject({ file: z.string().regex(/^[0-9a-f]{32}\.webp$/) }),
  answers: { 200: z.string() },
  media: 'image/webp',
  problems: ['bad_request', 'not_found'],
})

export const removePhoto = endpoint({
  ...user,
  name: 'removePhoto',
  method: 'DELETE',
  path: '/user/me/files',
  summary: 'Takes the profile photo away; idempotent',
  answers: { 204: null },
  problems: ['not_signed_in'],
})

export const exportOwnData = endpoint({
  ...user,
  name: 'exportOwnData',
  method: 'GET',
  path: '/user/me/export',
  summary: 'Everything the shop keeps about the caller, as a JSON file',
  answers: { 200: z.looseObject({ exportedAt: z.string() }) },
  problems: ['not_signed_in', 'rate_limited'],
})

export const deleteAccount = endpoint({
  ...user,
  name: 'deleteAccount',
  method: 'DELETE',
  path: '/user/me',
  summary: 'Erases the account; open orders block it, invoices stay as the law demands (decision 20)',
  body: z.strictObject({ password: presentedPassword }),
  answers: { 204: null },
  problems: [
    'not_signed_in',
    'invalid_body',
    'wrong_password',
    'open_orders',
    'last_owner',
    'rate_limited',
    'unavailable',
  ],
})
