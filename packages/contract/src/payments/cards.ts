import { languages } from '@filiera/domain/languages'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { line, time, uuid } from '../values.ts'
import { browserInfo, paymentInfo } from './payment.ts'

export const card = z
  .object({
    id: uuid,
    alias: z.string(),
    type: z.string(),
    /** MM/YY */
    expiry: z.string(),
    expired: z.boolean(),
    currency: z.literal('EUR'),
    active: z.boolean(),
    favourite: z.boolean(),
    validity: z.enum(['UNKNOWN', 'VALID', 'INVALID']),
  })
  .meta({ id: 'Card' })
export type Card = z.output<typeof card>

const cards = { tag: 'Cards', access: 'customer', exposed: true } as const

export const listCards = endpoint({
  ...cards,
  name: 'listCards',
  method: 'GET',
  path: '/payment/cards',
  summary: 'Saved cards of the account',
  answers: { 200: z.array(card) },
  problems: ['not_signed_in'],
})

const ownCard = z.strictObject({ cardId: uuid })

export const makeCardFavourite = endpoint({
  ...cards,
  name: 'makeCardFavourite',
  method: 'PUT',
  path: '/payment/cards/favorite',
  summary: 'The card that is charged when a payment names none; one per account, and it must be usable',
  body: ownCard,
  answers: { 200: card },
  problems: ['not_signed_in', 'invalid_body', 'not_found'],
})

export const deactivateCard = endpoint({
  ...cards,
  name: 'deactivateCard',
  method: 'PUT',
  path: '/payment/cards/deactivate',
  summary: 'Removes a card for ever, here at once and at the provider; no other card becomes the favourite',
  body: ownCard,
  answers: { 200: card },
  problems: ['not_signed_in', 'invalid_body', 'not_found'],
})

export const startCardRegistration = endpoint({
  ...cards,
  name: 'startCardRegistration',
  method: 'POST',
  path: '/payment/cards/register',
  summary: 'Step 1: where the browser posts the card, never through our servers',
  body: z.strictObject({
    currency: z.literal('EUR'),
    cardType: z.string().regex(/^\w{2,40}$/, 'is no type of a card'),
    oneTime: z.boolean(),
    activate: z.boolean(),
  }),
  answers: {
    200: z.object({
      cardRegistrationId: z.string(),
      cardRegistrationURL: z.string(),
      accessKeyRef: z.string(),
      data: z.string(),
      expiresAt: time,
    }),
  },
  problems: [
    'not_signed_in',
    'invalid_body',
    'card_registration_error',
    'rate_limited',
    'provider_unavailable',
  ],
})

/** A card that was just registered; `alreadySaved` when the account had it before and keeps that one. */
export const registeredCard = card.extend({ alreadySaved: z.boolean() }).meta({ id: 'RegisteredCard' })
export type RegisteredCard = z.output<typeof registeredCard>

export const finishCardRegistration = endpoint({
  ...cards,
  name: 'finishCardRegistration',
  method: 'PUT',
  path: '/payment/cards/register',
  summary:
    'Step 3: what the tokeniser answered becomes a card; with `activate` its bank is asked at once, which may need a challenge',
  body: z.strictObject({
    data: line(1, 4096),
    cardRegistrationId: line(1, 128),
    /** Checks the card with a zero amount, so that it is good for more than a day without a purchase; not of a one-time card. */
    activate: z.boolean(),
    oneTime: z.boolean(),
    /** Needed to activate. */
    browserInfo: browserInfo.optional(),
    /** Language of the page to which the bank's challenge leads back; the account's when absent. */
    locale: z.enum(languages).optional(),
  }),
  answers: { 200: z.union([registeredCard, paymentInfo]) },
  problems: ['not_signed_in', 'invalid_body', 'not_found', 'card_registration_error', 'provider_unavailable'],
})
