import { languages } from '@filiera/domain/languages'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { byId, email, searchText, serialId } from '../values.ts'

const messages = { tag: 'Messages', exposed: true } as const
const token = z.string().min(20).max(200)
/** A box that a form may send along: ticked or empty. */
const consent = z.string().max(20).optional()
/** A field that people do not see: whoever fills it is a robot and is thanked without effect. */
const honeypot = z.string().max(500).optional()

/** What a link in a mail belongs to; the product of a stock alert, where it is still shown; the text of a search alert. */
export const subscriptionKind = z.object({
  kind: z.enum(['newsletter', 'stock-alert', 'search-alert']),
  product: z.object({ id: serialId, title: z.string() }).nullable(),
  query: z.string().nullable(),
})
export type SubscriptionKind = z.output<typeof subscriptionKind>

export const subscribe = endpoint({
  ...messages,
  name: 'subscribe',
  method: 'POST',
  path: '/subscribe',
  summary:
    'Asks for the newsletter; a mail asks to confirm, the answer is the same for a known address (decision 27)',
  access: 'public',
  body: z.strictObject({
    Email: email,
    Consent: consent,
    Locale: z.enum(languages).optional(),
    Website: honeypot,
  }),
  answers: { 202: z.object({ status: z.literal('confirmation_sent') }) },
  problems: ['invalid_body', 'rate_limited'],
})

export const confirmSubscription = endpoint({
  ...messages,
  name: 'confirmSubscription',
  method: 'POST',
  path: '/newsletter/confirm',
  summary: 'Second step of newsletter and back-in-stock alerts: the link of the mail; repeatable',
  access: 'public',
  body: z.strictObject({ token }),
  answers: { 200: subscriptionKind },
  problems: ['invalid_body', 'invalid_token', 'rate_limited'],
})

export const unsubscribe = endpoint({
  ...messages,
  name: 'unsubscribe',
  method: 'POST',
  path: '/newsletter/unsubscribe',
  summary: 'Ends newsletter or alert, also from the button of a mail program (RFC 8058); repeatable',
  access: 'public',
  query: z.strictObject({ token }),
  body: z.strictObject({ 'List-Unsubscribe': z.string().max(40).optional() }),
  answers: { 200: subscriptionKind },
  problems: ['bad_request', 'invalid_body', 'invalid_token', 'rate_limited'],
})

export const createStockAlert = endpoint({
  ...messages,
  name: 'createStockAlert',
  method: 'POST',
  path: '/products/:id/stock-alerts',
  summary:
    'One mail when a sold-out product is back: at once for a confirmed customer, by a link in a mail for everybody else (decision 38)',
  access: 'visitor',
  params: byId,
  body: z.strictObject({
    /** Not needed by a signed-in customer. */
    email: email.optional(),
    locale: z.enum(languages).optional(),
    website: honeypot,
  }),
  answers: { 202: z.object({ status: z.enum(['confirmation_sent', 'subscribed']) }) },
  problems: ['bad_request', 'invalid_body', 'not_found', 'conflict', 'rate_limited'],
})

export const createSearchAlert = endpoint({
  ...messages,
  name: 'createSearchAlert',
  method: 'POST',
  path: '/products/search/alerts',
  summary:
    'One mail when a search that finds nothing finds something: at once for a confirmed customer, by a link in a mail for everybody else',
  access: 'visitor',
  body: z.strictObject({
    query: searchText,
    /** Not needed by a signed-in customer. */
    email: email.optional(),
    locale: z.enum(languages).optional(),
    website: honeypot,
  }),
  answers: { 202: z.object({ status: z.enum(['confirmation_sent', 'subscribed']) }) },
  problems: ['bad_request', 'invalid_body', 'conflict', 'rate_limited'],
})
