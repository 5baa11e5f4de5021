import * as contract from '@filiera/contract/account'
import { createCustomer, TEST_PASSWORD } from '../factories/account.ts'
import { type AccessRow, plain, type World } from './access-row.ts'

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

const ownAccount = (world: World) => ({
  secrets: [world.owner.email],
  stored: () =>
    world.backend.services.db
      .selectFrom('account')
      .selectAll()
      .where('id', '=', world.owner.accountId)
      .execute(),
})

export const accountRows: AccessRow[] = [
  {
    endpoint: contract.login,
    async prepare({ backend }) {
      const { email } = await createCustomer(backend)
      return { request: { body: { username: email, password: TEST_PASSWORD } }, status: 200 }
    },
  },
  plain(contract.logout, 204),
  {
    endpoint: contract.register,
    prepare: async () => ({
      request: { body: { username: newEmail(), password: TEST_PASSWORD } },
      status: 202,
    }),
  },
  {
    endpoint: contract.registerCheckout,
    prepare: async () => ({
      request: { body: { username: newEmail(), password: TEST_PASSWORD } },
      status: 200,
    }),
  },
  {
    endpoint: contract.confirmRegistration,
    prepare: async (world) => ({ request: { body: { token: await mailedToken(world) } }, status: 200 }),
  },
  plain(contract.resendConfirmation, 202, { body: { username: 'nobody@example.com' } }),
  {
    endpoint: contract.issueBearer,
    prepare: async (world) => ({ request: {}, status: 200, ...ownAccount(world) }),
  },
  {
    endpoint: contract.getUser,
    prepare: async (world) => ({ request: {}, status: 200, ...ownAccount(world) }),
  },
  {
    endpoint: contract.updateUser,
    prepare: async (world) => ({ request: { body: { name: 'Altro' } }, status: 200, ...ownAccount(world) }),
  },
]
