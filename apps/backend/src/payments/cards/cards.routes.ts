import {
  deactivateCard as deactivateEndpoint,
  makeCardFavourite as favouriteEndpoint,
  finishCardRegistration as finishEndpoint,
  listCards,
  startCardRegistration as startEndpoint,
} from '@filiera/contract/payments/cards'
import { plainIp } from '@filiera/server-kit/client-network'
import { bind } from '../../platform/http/endpoint.ts'
import { wrongField } from '../../platform/problem-error.ts'
import type { Services } from '../../services.ts'
import { presentCard } from './card.presenter.ts'
import { deactivateCard } from './deactivate-card.ts'
import { describeRegistration } from './describe-registration.ts'
import { finishCardRegistration } from './finish-card-registration.ts'
import { makeCardFavourite } from './make-card-favourite.ts'
import { readCards } from './read-cards.ts'
import { createCardRegistrations } from './start-card-registration.ts'

export function cardsRoutes(services: Services) {
  const startCardRegistration = createCardRegistrations(services)
  return [
    bind(listCards, ({ identity }) => readCards(services, identity.accountId)),
    bind(favouriteEndpoint, async ({ body, identity }) =>
      presentCard(await makeCardFavourite(services, identity.accountId, body.cardId), services.clock.now()),
    ),
    bind(deactivateEndpoint, async ({ body, identity }) =>
      presentCard(await deactivateCard(services, identity.accountId, body.cardId), services.clock.now()),
    ),
    bind(startEndpoint, ({ body, identity }) =>
      startCardRegistration({ accountId: identity.accountId, ...body }),
    ),
    bind(finishEndpoint, async ({ body, identity, request }) => {
      const { data, cardRegistrationId, oneTime, browserInfo } = body
      const activate = body.activate && !oneTime
      if (activate && !browserInfo) throw wrongField('browserInfo', 'needed to activate a card')
      const ipAddress = plainIp(request.ip)
      const locale = body.locale ?? identity.locale
      const finished = await finishCardRegistration(services, {
        accountId: identity.accountId,
        cardRegistrationId,
        data,
        oneTime,
        check: activate && browserInfo ? { browserInfo, ipAddress, locale } : null,
      })
      return describeRegistration(services, finished)
    }),
  ]
}
