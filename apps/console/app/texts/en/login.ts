import type { SameKeys } from '@filiera/design/translator'
import type { login as italian } from '../it/login.ts'

export const login: SameKeys<typeof italian> = {
  title: 'Log in to your shop',
  lead: 'The console of those who sell on {{shop}}: orders, products, stock.',
  email: 'Email',
  password: 'Password',
  show: 'Show the password',
  hide: 'Hide the password',
  submit: 'Log in',
  forgot: 'Forgotten your password?',
  entering: 'One moment…',
  errors: {
    emailMissing: 'Enter your email',
    emailWrong: 'Something is missing: an email looks like name@example.com',
    passwordMissing: 'Enter your password',
    wrong_credentials: 'Email and password do not match. Check the capitals.',
    email_not_confirmed: 'This email is not confirmed yet. Open the link we sent you, then come back.',
    forbidden:
      'This account does not work for any shop. Ask the owner to invite you, or log in with the shop’s account.',
    rate_limited: 'Too many attempts. Try again in a few minutes.',
    login_paused: 'To be safe, logging in to this account is paused. We mailed you a way in.',
    unavailable: 'The console does not answer. Try again in a moment: what you typed stays here.',
  },
}
