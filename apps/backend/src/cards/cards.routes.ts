import {
  finishCardRegistration as finishEndpoint,
  listCards,
  startCardRegistration as startEndpoint,
} from '@filiera/contract/payment'
import { bind } from '../http/endpoint.ts'
import type { Services } from '../services.ts'
import { cardAnswer } from './card.answer.ts'
import { listActiveCards } from './card.store.ts'
import { isUsable } from './card-rules.ts'
import { finishCardRegistration } from './finish-card-registration.ts'
import { startCardRegistration } from './start-card-registration.ts'

export const cardsRoutes = (services: Services) => [
  bind(listCards, async ({ identity }) => {
    const now = services.clock.now()
    const cards = await listActiveCards(services.db, identity.accountId)
    return cards
      .filter((card) => !card.oneTime && (isUsable(card, now) || card.validity === 'VALID'))
      .map((card) => cardAnswer(card, now))
  }),
  bind(startEndpoint, ({ body, identity }) =>
    startCardRegistration(services, { accountId: identity.accountId, ...body }),
  ),
  bind(finishEndpoint, async ({ body, identity }) => {
    const { data, cardRegistrationId } = body
    const card = await finishCardRegistration(services, {
      accountId: identity.accountId,
      cardRegistrationId,
      data,
    })
    return cardAnswer(card, services.clock.now())
  }),
]
