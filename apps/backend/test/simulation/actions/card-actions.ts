import { finishCardRegistration, startCardRegistration } from '@filiera/contract/payments/cards'
import { type Action, type Choose, request } from './request.ts'

export const cardNumbers = {
  ok: '4970107111111119',
  challenge: '4970105181818183',
  declined: '4970101011010000',
} as const

/** Saves a card as a browser does: registered, posted to the tokeniser, finished. */
export const saveCardAs =
  (choose: Choose, kind?: keyof typeof cardNumbers): Action =>
  async (world) => {
    const who = choose(world)
    const { call, outside } = world.sim
    const { headers } = who.buyer
    const oneTime = kind === undefined && world.random.chance(0.5)
    const cardNumber = cardNumbers[kind ?? world.random.pick(['ok', 'challenge', 'declined'] as const)]
    const begun = await request(world, 'register card', who, () =>
      call(
        startCardRegistration,
        { body: { currency: 'EUR', cardType: 'Visa', oneTime, activate: false } },
        headers,
      ),
    )
    if (!begun.ok) return
    const { cardRegistrationURL, accessKeyRef, data, cardRegistrationId } = begun.value
    const form = { accessKeyRef, data, cardNumber, cardExpirationDate: '1239', cardCvx: '123' }
    const tokenised = await outside.tokeniser.inject({
      method: 'POST',
      url: new URL(cardRegistrationURL).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    })
    const kept = await request(world, 'keep card', who, () =>
      call(
        finishCardRegistration,
        { body: { data: tokenised.body, cardRegistrationId, activate: false, oneTime } },
        headers,
      ),
    )
    if (kept.ok && 'id' in kept.value) who.cardId = kept.value.id
  }
