import { languages } from '@filiera/domain/languages'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { email, line, time } from '../values.ts'

/** With which the storefront says in which language the personal page is that a call is made for. */
export const PAGE_LANGUAGE_HEADER = 'x-page-language'

/** Roles (decision 8). */
export const groups = ['customer', 'seller', 'seller_staff', 'operator', 'admin'] as const

/** Passwords are 10 to 128 characters, no composition rules (decision 18). */
export const password = z.string().min(10).max(128)
/** On login any length up to the limit is tried, so that the rule is not an oracle. */
export const presentedPassword = z.string().min(1).max(128)
const token = z.string().min(20).max(200)

export const session = z
  .object({
    username: z.string(),
    groups: z.array(z.enum(groups)),
    name: z.string(),
    profilePhoto: z.string().nullable(),
  })
  .meta({ id: 'Session' })
export type Session = z.output<typeof session>

/** What the backend answers to the storefront's server: the opaque token goes into its cookie and never to scripts. */
export const openedSession = session
  .extend({ token: z.string(), expiresAt: time })
  .meta({ id: 'OpenedSession' })
export type OpenedSession = z.output<typeof openedSession>

const auth = { tag: 'Auth', access: 'public', exposed: false } as const
const sent = z.object({ status: z.literal('confirmation_sent') })

export const login = endpoint({
  ...auth,
  name: 'login',
  method: 'POST',
  path: '/auth/login',
  summary: 'Opens a session (decision 17)',
  body: z.strictObject({ username: email, password: presentedPassword }),
  answers: { 200: openedSession },
  problems: [
    'invalid_body',
    'wrong_credentials',
    'email_not_confirmed',
    'rate_limited',
    'login_paused',
    'unavailable',
  ],
})

export const loginByLink = endpoint({
  ...auth,
  name: 'loginByLink',
  method: 'POST',
  path: '/auth/login-link',
  summary: 'Opens a session by the link mailed to the owner of an account whose password is being guessed',
  body: z.strictObject({ token }),
  answers: { 200: openedSession },
  problems: ['invalid_body', 'invalid_token', 'rate_limited'],
})

export const logout = endpoint({
  ...auth,
  name: 'logout',
  method: 'GET',
  path: '/auth/logout',
  summary: 'Ends the session of the bearer; idempotent',
  answers: { 204: null },
  problems: [],
})

export const register = endpoint({
  ...auth,
  name: 'register',
  method: 'POST',
  path: '/auth/register',
  summary: 'Creates a customer and mails a confirmation link; the same answer for a known address',
  body: z.strictObject({
    username: email,
    password,
    seller: z.literal(false).default(false),
    locale: z.enum(languages).optional(),
  }),
  answers: { 202: sent },
  problems: ['invalid_body', 'rate_limited', 'unavailable'],
})

export const registerCheckout = endpoint({
  ...auth,
  name: 'registerCheckout',
  method: 'POST',
  path: '/auth/registercheckout',
  summary: 'Creates a customer inside the checkout and logs in (decision 14)',
  body: z.strictObject({ username: email, password, locale: z.enum(languages).optional() }),
  answers: { 200: openedSession },
  problems: ['invalid_body', 'already_registered', 'rate_limited', 'unavailable'],
})

export const confirmRegistration = endpoint({
  ...auth,
  name: 'confirmRegistration',
  method: 'POST',
  path: '/auth/confirm',
  summary:
    'Confirms the e-mail address and logs in (§4); `password` is asked for where the address was registered more than once',
  body: z.strictObject({ token, password: password.optional() }),
  answers: { 200: openedSession },
  problems: ['invalid_body', 'invalid_token', 'choose_password', 'unavailable'],
})

export const resendConfirmation = endpoint({
  ...auth,
  name: 'resendConfirmation',
  method: 'POST',
  path: '/auth/resend-confirmation',
  summary: 'Mails a new confirmation link; the same answer for an unknown address',
  body: z.strictObject({ username: email }),
  answers: { 202: sent },
  problems: ['invalid_body', 'rate_limited'],
})

export const issueBearer = endpoint({
  name: 'issueBearer',
  method: 'GET',
  path: '/auth/getToken',
  summary: 'A bearer of 15 minutes for the session',
  tag: 'Auth',
  access: 'customer',
  exposed: true,
  answers: { 200: z.object({ token: z.string(), expiresAt: time }) },
  problems: ['not_signed_in'],
})

export const user = z
  .object({
    username: z.string(),
    name: z.string(),
    disabled: z.boolean(),
    groups: z.array(z.enum(groups)),
    confirmed: z.boolean(),
    profile: z.object({
      firstName: z.string(),
      lastName: z.string(),
      phone: z.string(),
      locale: z.enum(languages),
      /** Only where the customer told it. */
      birthYear: z.int().optional(),
      photoUrl: z.string().nullable(),
    }),
  })
  .meta({ id: 'User' })
export type User = z.output<typeof user>

export const getUser = endpoint({
  name: 'getUser',
  method: 'GET',
  path: '/user/me',
  summary: 'The account of the session',
  tag: 'User',
  access: 'customer',
  exposed: true,
  answers: { 200: user },
  problems: ['not_signed_in'],
})

export const updateUser = endpoint({
  name: 'updateUser',
  method: 'PUT',
  path: '/user/me',
  summary: 'Changes name and profile',
  tag: 'User',
  access: 'customer',
  exposed: true,
  body: z.strictObject({
    name: line(0, 80).optional(),
    profile: z
      .strictObject({
        firstName: line(0, 80),
        lastName: line(0, 80),
        phone: line(0, 30),
        locale: z.enum(languages),
        /** Null takes it away again. */
        birthYear: z.int().min(1900).max(2100).nullable(),
      })
      .partial()
      .optional(),
  }),
  answers: { 200: user },
  problems: ['not_signed_in', 'invalid_body'],
})
