import { randomUUID } from 'node:crypto'
import type { TestBackend } from '../../../build-test-backend.ts'
import { type AccessRow, type AccessRows, nobodysId, plain, type World } from '../access-row.ts'

/** A confirmed card of the account, as a row: the provider has no part in this. @returns its id */
async function ownCard(backend: TestBackend, accountId: string): Promise<string> {
  const { id } = await backend.services.db
    .insertInto('saved_card')
    .values({
      account_id: accountId,
      provider_id: randomUUID(),
      alias: '497010XXXXXX4321',
      type: 'VISA',
      expiry: '1299',
      currency: 'EUR',
      validity: 'VALID',
      created_at: backend.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Registrations of the owner: nobody else finishes them. */
const storedCards =
  ({ backend, owner }: World) =>
  () =>
    backend.services.db
      .selectFrom('card_registration')
      .selectAll()
      .where('account_id', '=', owner.accountId)
      .execute()

/** Somebody else's change of a card is a 404 that changes nothing. */
const change = (): AccessRow => ({
  async prepare({ backend, owner }) {
    const cardId = await ownCard(backend, owner.accountId)
    return {
      request: { body: { cardId } },
      unknown: { body: { cardId: nobodysId() } },
      status: 200,
      secrets: ['4321'],
      stored: () =>
        backend.services.db.selectFrom('saved_card').selectAll().where('id', '=', cardId).execute(),
    }
  },
})

export const cardsRows = {
  makeCardFavourite: change(),
  deactivateCard: change(),
  listCards: {
    async prepare({ backend, owner }) {
      await ownCard(backend, owner.accountId)
      return { request: {}, status: 200, secrets: ['4321'] }
    },
  },
  finishCardRegistration: {
    async prepare(world) {
      const { backend, owner } = world
      const cardRegistrationId = `cardreg_${randomUUID()}`
      await backend.services.db
        .insertInto('card_registration')
        .values({
          account_id: owner.accountId,
          provider_id: cardRegistrationId,
          one_time: false,
          activate: false,
          completed_at: null,
          expires_at: new Date(backend.clock.now().getTime() + 60_000),
        })
        .execute()
      const body = { data: 'data=x', cardRegistrationId, activate: false, oneTime: false }
      return {
        request: { body },
        unknown: { body: { ...body, cardRegistrationId: 'cardreg_nobody' } },
        // The provider does not know this registration: that it was asked shows that the owner got past us.
        status: 422,
        stored: storedCards(world),
      }
    },
  },
  startCardRegistration: plain(200, {
    body: { currency: 'EUR', cardType: 'Visa', oneTime: false, activate: false },
  }),
} satisfies AccessRows
