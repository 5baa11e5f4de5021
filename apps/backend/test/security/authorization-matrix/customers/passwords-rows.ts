import * as ownData from '@filiera/contract/customers/own-data'
import * as contract from '@filiera/contract/customers/passwords'
import { TEST_PASSWORD } from '../../../factories/account.ts'
import { mailedToken } from '../../../mailed-token.ts'
import { type AccessRows, plain, type World } from '../access-row.ts'

const newPassword = 'una frase tutta nuova'

const storedAccount =
  ({ backend, owner }: World) =>
  () =>
    backend.services.db.selectFrom('account').selectAll().where('id', '=', owner.accountId).execute()

export const passwordsRows = {
  changePassword: {
    prepare: async (world) => ({
      request: { body: { oldPassword: TEST_PASSWORD, newPassword } },
      status: 204,
      secrets: [world.owner.email],
      stored: storedAccount(world),
    }),
  },
  requestPasswordReset: plain(202, { body: { username: 'nobody@example.com' } }),
  resetPassword: {
    async prepare({ backend, owner }) {
      await backend.call(contract.requestPasswordReset, { body: { username: owner.email } })
      const token = await mailedToken(backend, owner.email)
      return { request: { body: { token, password: newPassword } }, status: 204, secrets: [owner.email] }
    },
  },
  changeUsername: {
    prepare: async (world) => ({
      request: { body: { username: `nuovo-${world.owner.email}`, password: TEST_PASSWORD } },
      status: 202,
      stranger: 202,
      secrets: [world.owner.email],
      stored: storedAccount(world),
    }),
  },
  confirmUsername: {
    async prepare({ backend, owner }) {
      const body = { username: `altro-${owner.email}`, password: TEST_PASSWORD }
      await backend.call(ownData.changeUsername, { body }, owner.headers)
      const token = await mailedToken(backend, owner.email)
      return { request: { body: { token } }, status: 200, secrets: [owner.email] }
    },
  },
} satisfies AccessRows
