import { randomUUID } from 'node:crypto'
import type { Database } from '../../../platform/database/open-database.ts'
import type { CardVault } from '../card-vault.ts'
import { deterministicKey } from '../deterministic-key.ts'
import { ProviderRefused, ProviderUnavailable } from '../payment-provider.ts'
import { ensureMangopayBuyer } from './mangopay-buyer.ts'
import { cardCheckBody, cardCheckSnapshot } from './mangopay-card-check.ts'
import type { MangopayClient } from './mangopay-client.ts'
import { mangopayCard, mangopayCardRegistration, mangopayCardValidation } from './mangopay-shapes.ts'

const validationKey = (id: string) => deterministicKey(`card-validation:${id}`)

const cardPath = (cardId: string) => `/cards/${encodeURIComponent(cardId)}`

async function startRegistration(
  client: MangopayClient,
  userId: string,
  { cardType, currency }: { cardType: string; currency: 'EUR' },
) {
  const {
    Id: id,
    CardRegistrationURL: url,
    AccessKey: accessKey,
    PreregistrationData: data,
  } = await client.createOnce(
    mangopayCardRegistration,
    deterministicKey(`card-registration:${randomUUID()}`),
    '/cardregistrations',
    { UserId: userId, Currency: currency, CardType: cardType },
  )
  if (!url || !accessKey || !data) throw new ProviderUnavailable('MangoPay: incomplete card registration')
  return { id, url, accessKey, data }
}

async function finishRegistration(client: MangopayClient, registrationId: string, data: string) {
  const registration = await client.put(
    mangopayCardRegistration,
    `/cardregistrations/${encodeURIComponent(registrationId)}`,
    { RegistrationData: data },
  )
  if (registration.Status !== 'VALIDATED' || !registration.CardId)
    return { resultCode: registration.ResultCode ?? 'unknown' }
  const card = await client.get(mangopayCard, cardPath(registration.CardId))
  return {
    id: card.Id,
    alias: card.Alias,
    type: card.CardProvider ?? card.CardType,
    expiry: card.ExpirationDate,
    currency: card.Currency,
    validity: card.Validity,
    fingerprint: card.Fingerprint ?? null,
    canBeValidated: card.CardType === 'CB_VISA_MASTERCARD',
  }
}

/** Cards at MangoPay (payments reference §3.7, §3.8). */
export function createMangopayCards(client: MangopayClient, db: Database): CardVault {
  return {
    async startRegistration(request) {
      const { userId } = await ensureMangopayBuyer(db, client, request.accountId, null)
      return startRegistration(client, userId, request)
    },
    finishRegistration: (registrationId, data) => finishRegistration(client, registrationId, data),
    async validate(request) {
      const { userId } = await ensureMangopayBuyer(db, client, request.accountId, null)
      const check = await client.createOnce(
        mangopayCardValidation,
        validationKey(request.validationId),
        `${cardPath(request.cardId)}/validation`,
        cardCheckBody(request, userId),
      )
      return cardCheckSnapshot(check)
    },
    async recoverValidation(validationId) {
      const known = await client.findCreated(mangopayCardValidation, validationKey(validationId))
      return known ? cardCheckSnapshot(known) : null
    },
    async readValidation(cardId, providerId) {
      const path = `${cardPath(cardId)}/validation/${encodeURIComponent(providerId)}`
      return cardCheckSnapshot(await client.get(mangopayCardValidation, path))
    },
    async closeUser(userId) {
      await client.remove(`/users/natural/${encodeURIComponent(userId)}`).catch((error: unknown) => {
        if (!(error instanceof ProviderRefused) || error.code !== 'ressource_not_found') throw error
      })
    },
    async deactivate(cardId) {
      await client.put(mangopayCard, cardPath(cardId), { Active: false }).catch((error: unknown) => {
        if (!(error instanceof ProviderRefused) || error.code !== 'card_already_not_active') throw error
      })
    },
  }
}
