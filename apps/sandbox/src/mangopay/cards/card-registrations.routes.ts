import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { nextId } from '../../ids.ts'
import type { Sandbox } from '../../sandbox.ts'
import { notFound, parseBody, shapes } from '../errors.ts'
import { answer } from '../lists.ts'
import { resultMessage } from '../pay-ins/result-codes.ts'
import type { CardRegistration, TokenisedCard } from '../types.ts'
import { assertUser } from '../users.routes.ts'

const creation = z.object({
  UserId: shapes.id,
  Currency: shapes.currency,
  CardType: z.enum(['CB_VISA_MASTERCARD', 'AMEX', 'MAESTRO', 'BCMC']).default('CB_VISA_MASTERCARD'),
  Tag: shapes.tag,
})
const completion = z.object({
  RegistrationData: z.string().max(4096).optional(),
  CardHolderName: z.string().min(2).max(255).nullish(),
  Tag: z.string().max(255).nullish(),
})
const unusedLifeMs = 24 * 3_600_000
type Path = { Params: { id: string } }

/** Steps 1 and 3 of saving a card (§3.7); step 2 is the tokeniser's. */
export function cardRegistrationsRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { state } = sandbox
  const get = (id: string) => {
    const registration = state.mangopay.cardRegistrations[id]
    if (!registration) throw notFound(id)
    return registration
  }
  app.post('/:clientId/cardregistrations', async ({ body }) => answer(create(sandbox, body)))
  app.get<Path>('/:clientId/cardregistrations/:id', async ({ params }) => answer(get(params.id)))
  app.put<Path>('/:clientId/cardregistrations/:id', async ({ params, body }) => {
    const registration = get(params.id)
    const { RegistrationData, CardHolderName, Tag } = parseBody(completion, body)
    if (Tag) registration.Tag = Tag
    if (RegistrationData !== undefined && registration.Status === 'CREATED') {
      complete(sandbox, registration, RegistrationData, CardHolderName ?? null)
    }
    return answer(registration)
  })
}

function create({ state, clock, urls }: Sandbox, body: unknown): CardRegistration {
  const { UserId, Currency, CardType, Tag } = parseBody(creation, body)
  assertUser(state.mangopay, 'UserId', UserId)
  const id = nextId(state, 'cardreg_m_01')
  const registration: CardRegistration = {
    Id: id,
    Tag,
    CreationDate: clock.nowSeconds(),
    UserId,
    AccessKey: nextId(state, ''),
    PreregistrationData: Buffer.from(nextId(state, 'pre')).toString('base64url'),
    RegistrationData: null,
    CardId: null,
    CardType,
    CardRegistrationURL: `${urls.tokeniser}/api/sandbox/tokenize/${id}`,
    ResultCode: null,
    ResultMessage: null,
    Currency,
    Status: 'CREATED',
    inner: { tokenised: null },
  }
  state.mangopay.cardRegistrations[id] = registration
  return registration
}

/** A wrong token is HTTP 200 with `Status: "ERROR"`, as the provider answers. */
function complete(
  sandbox: Sandbox,
  registration: CardRegistration,
  data: string,
  holder: string | null,
): void {
  const { tokenised } = registration.inner
  const code = !data.startsWith('data=')
    ? '105206'
    : data !== `data=${tokenised?.token}`
      ? '105299'
      : '000000'
  registration.RegistrationData = data
  registration.ResultCode = code
  registration.ResultMessage = resultMessage(code)
  registration.Status = code === '000000' ? 'VALIDATED' : 'ERROR'
  if (code === '000000' && tokenised) registration.CardId = addCard(sandbox, registration, tokenised, holder)
  registration.inner.tokenised = null
}

function addCard(
  { state, clock }: Sandbox,
  registration: CardRegistration,
  { token: _token, scenario, ...card }: TokenisedCard,
  holder: string | null,
): string {
  const id = nextId(state, 'card_m_01')
  state.mangopay.cards[id] = {
    Id: id,
    Tag: registration.Tag,
    CreationDate: clock.nowSeconds(),
    UserId: registration.UserId,
    ...card,
    CardType: registration.CardType,
    Country: 'FRA',
    Product: 'I',
    BankCode: 'unknown',
    Active: true,
    Currency: registration.Currency,
    Validity: 'UNKNOWN',
    CardHolderName: holder,
    inner: { scenario },
  }
  clock.add('card-invalidate', id, clock.nowMs() + unusedLifeMs)
  return id
}

/** A card that nobody used within 24 hours is no longer valid (§2.3). */
export function invalidateUnused({ state }: Sandbox, cardId: string): void {
  const card = state.mangopay.cards[cardId]
  if (card?.Validity === 'UNKNOWN') card.Validity = 'INVALID'
}
