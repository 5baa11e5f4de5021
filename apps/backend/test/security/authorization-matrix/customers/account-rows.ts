import * as contract from '@filiera/contract/customers/account'
import { insertLink } from '../../../../src/customers/account/mailed-link.store.ts'
import { linkToken, newLinkSeed } from '../../../../src/mail/link-token.ts'
import { createCustomer, TEST_PASSWORD } from '../../../factories/account.ts'
import { type AccessRows, plain, type World } from '../access-row.ts'

let addresses = 0
const newEmail = () => `matrix${addresses++}@example.com`

/** A link of a new registration that waits for its confirmation. */
async function mailedToken({ backend }: World): Promise<string> {
  const username = newEmail()
  await backend.call(contract.register, { body: { username, password: TEST_PASSWORD } })
  await backend.drainOutbox()
  const mail = backend.mails.find(({ to }) => to === username)
  return /token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

/** A link that was mailed to an owner whose password was guessed. */
async function loginLinkToken({ backend }: World): Promise<string> {
  const { services, clock } = backend
  const { accountId } = await createCustomer(backend)
  const token = linkToken(newLinkSeed(), services.config.COOKIE_SECRET)
  const expiresAt = new Date(clock.now().getTime() + 60_000)
  await services.db
    .transaction()
    .execute((trx) => insertLink(trx, { kind: 'login', accountId, token, expiresAt }))
  return token
}

const ownAccount = (world: World) => ({
  secrets: [world.owner.email],
  stored: () =>
    world.backend.services.db
      .selectFrom('account')
      .selectAll()
      .where('id', '=', world.owner.accountId)
      .execute(),
})

export const accountRows = {
  login: {
    async prepare({ backend }) {
      const { email } = await createCustomer(backend)
      return { request: { body: { username: email, password: TEST_PASSWORD } }, status: 200 }
    },
  },
  loginByLink: {
    prepare: async (world) => ({ request: { body: { token: await loginLinkToken(world) } }, status: 200 }),
  },
  logout: plain(204),
  register: {
    prepare: async () => ({
      request: { body: { username: newEmail(), password: TEST_PASSWORD } },
      status: 202,
    }),
  },
  registerCheckout: {
    prepare: async () => ({
      request: { body: { username: newEmail(), password: TEST_PASSWORD } },
      status: 200,
    }),
  },
  confirmRegistration: {
    prepare: async (world) => ({ request: { body: { token: await mailedToken(world) } }, status: 200 }),
  },
  resendConfirmation: plain(202, { body: { username: 'nobody@example.com' } }),
  issueBearer: {
    prepare: async (world) => ({ request: {}, status: 200, ...ownAccount(world) }),
  },
  getUser: {
    prepare: async (world) => ({ request: {}, status: 200, ...ownAccount(world) }),
  },
  updateUser: {
    prepare: async (world) => ({ request: { body: { name: 'Altro' } }, status: 200, ...ownAccount(world) }),
  },
} satisfies AccessRows
