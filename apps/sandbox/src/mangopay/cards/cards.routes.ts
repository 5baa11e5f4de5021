import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Sandbox } from '../../sandbox.ts'
import { MangopayError, notFound, parseBody } from '../errors.ts'
import { answer, page } from '../lists.ts'
import type { Card, MangopayState } from '../types.ts'
import { getUser } from '../users.routes.ts'

const filter = z.looseObject({ Active: z.enum(['true', 'false', 'True', 'False']).optional() })
const change = z.object({ Active: z.boolean().optional(), Tag: z.string().max(255).optional() })
type Path = { Params: { id: string } }

/** Saved cards; deactivating is for ever (§3.8). */
export function cardsRoutes(app: FastifyInstance, { state }: Sandbox): void {
  const { mangopay } = state
  app.get<Path>('/:clientId/users/:id/cards', async (request, reply) => {
    const user = getUser(mangopay, request.params.id)
    const { Active } = parseBody(filter, request.query)
    const cards = Object.values(mangopay.cards).filter(
      (card) => card.UserId === user.Id && (!Active || String(card.Active) === Active.toLowerCase()),
    )
    return page(request, reply, cards.map(answer))
  })
  app.get<Path>('/:clientId/cards/:id', async ({ params }) => answer(getCard(mangopay, params.id)))
  app.put<Path>('/:clientId/cards/:id', async ({ params, body }) => {
    const card = getCard(mangopay, params.id)
    const { Active, Tag } = parseBody(change, body)
    if (Tag !== undefined) card.Tag = Tag
    if (Active === false) {
      if (!card.Active)
        throw new MangopayError(400, 'card_already_not_active', 'The card is already not active')
      card.Active = false
    } else if (Active === true && !card.Active) {
      throw new MangopayError(400, 'invalid_action', 'A card cannot be activated again')
    }
    return answer(card)
  })
  app.get<{ Params: { fingerprint: string } }>(
    '/:clientId/cards/fingerprints/:fingerprint',
    async (request, reply) => {
      const cards = Object.values(mangopay.cards).filter(
        (card) => card.Fingerprint === request.params.fingerprint,
      )
      return page(request, reply, cards.map(answer))
    },
  )
}

/** The card, or 404. */
export function getCard(mangopay: MangopayState, id: string): Card {
  const card = mangopay.cards[id]
  if (!card) throw notFound(id)
  return card
}
