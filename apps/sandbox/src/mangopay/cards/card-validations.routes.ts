import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { nextId } from '../../ids.ts'
import type { Sandbox } from '../../sandbox.ts'
import { emit } from '../emit-event.ts'
import { fieldError, MangopayError, notFound, parseBody, shapes } from '../errors.ts'
import { answer } from '../lists.ts'
import { resultMessage } from '../pay-ins/result-codes.ts'
import { withParameter } from '../pay-ins/return-url.ts'
import { testCardOf } from '../test-cards.ts'
import type { Card, CardValidation } from '../types.ts'
import { getCard } from './cards.routes.ts'

const creation = z.object({
  AuthorId: shapes.id,
  SecureModeReturnURL: shapes.returnUrl,
  IpAddress: z.union([z.ipv4(), z.ipv6()]),
  BrowserInfo: shapes.browser,
  SecureMode: shapes.secureMode,
  Tag: shapes.tag,
})
const lifeMs = 5 * 60_000
type Path = { Params: { id: string; validationId: string } }

/** Zero-amount validation of a card, nearly always with a challenge (§3.9). */
export function cardValidationsRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { mangopay } = sandbox.state
  app.post<Path>('/:clientId/cards/:id/validation', async ({ params, body }) =>
    answer(create(sandbox, getCard(mangopay, params.id), body)),
  )
  app.get<Path>('/:clientId/cards/:id/validation/:validationId', async ({ params }) => {
    const validation = mangopay.validations[params.validationId]
    if (validation?.CardId !== params.id) throw notFound(params.validationId)
    return answer(validation)
  })
}

function create(sandbox: Sandbox, card: Card, body: unknown): CardValidation {
  const { state, clock, urls } = sandbox
  const wanted = parseBody(creation, body)
  assertCanValidate(sandbox, card, wanted.AuthorId)
  const id = nextId(state, 'cardval_m_01')
  const returnUrl = withParameter(wanted.SecureModeReturnURL, 'cardValidationId', id)
  const validation: CardValidation = {
    Id: id,
    Tag: wanted.Tag,
    CreationDate: clock.nowSeconds(),
    AuthorId: wanted.AuthorId,
    CardId: card.Id,
    Type: 'CARD_VALIDATION',
    Status: 'CREATED',
    Validity: card.Validity,
    ResultCode: null,
    ResultMessage: null,
    SecureMode: wanted.SecureMode,
    SecureModeNeeded: true,
    SecureModeRedirectURL: `${urls.main}/acs/${id}`,
    SecureModeReturnURL: returnUrl,
    IpAddress: wanted.IpAddress,
    BrowserInfo: wanted.BrowserInfo,
    inner: {
      step: 'challenge',
      scenario: card.inner.scenario,
      expiresAt: clock.nowMs() + lifeMs,
      wrongCodes: 0,
      returnUrl,
    },
  }
  state.mangopay.validations[id] = validation
  emit(sandbox, 'CARD_VALIDATION_CREATED', id)
  clock.add('validation-expire', id, validation.inner.expiresAt)
  return validation
}

function assertCanValidate({ state }: Sandbox, card: Card, author: string): void {
  if (card.UserId !== author) throw fieldError('AuthorId', 'The author is not the owner of the card')
  if (!card.Active) throw new MangopayError(400, 'invalid_action', 'The card is not active')
  if (card.CardType !== 'CB_VISA_MASTERCARD') {
    throw new MangopayError(400, 'invalid_action', 'Only cards of type CB_VISA_MASTERCARD can be validated')
  }
  const pending = Object.values(state.mangopay.validations).some(
    (one) => one.CardId === card.Id && one.Status === 'CREATED',
  )
  if (pending) throw new MangopayError(400, 'invalid_action', 'Another validation of this card is pending')
}

/** Ends a validation: success and refusals of the bank mark the card, an abandoned one leaves it as it was. */
export function settleValidation(sandbox: Sandbox, validation: CardValidation, challengeCode: string): void {
  if (validation.Status !== 'CREATED') return
  const { state, clock } = sandbox
  const { scenario } = validation.inner
  const code = challengeCode === '000000' && scenario ? testCardOf(scenario).code : challengeCode
  const card = state.mangopay.cards[validation.CardId]
  validation.Status = code === '000000' ? 'SUCCEEDED' : 'FAILED'
  validation.ResultCode = code
  validation.ResultMessage = resultMessage(code)
  validation.inner.step = 'done'
  clock.cancel('validation-expire', validation.Id)
  if (card && code === '000000') card.Validity = 'VALID'
  else if (card && challengeCode === '000000') card.Validity = 'INVALID'
  validation.Validity = card?.Validity ?? 'UNKNOWN'
  emit(sandbox, `CARD_VALIDATION_${validation.Status}`, validation.Id)
}

/** Nobody answered within five minutes. */
export function expireValidation(sandbox: Sandbox, id: string): void {
  const validation = sandbox.state.mangopay.validations[id]
  if (validation) settleValidation(sandbox, validation, '101304')
}
