import * as contract from '@filiera/contract/customers/own-data'
import { TEST_PASSWORD } from '../../../factories/account.ts'
import { createAddress } from '../../../factories/order.ts'
import { createPhoto } from '../../../factories/photo.ts'
import type { AccessCase, AccessRow, AccessRows, World } from '../access-row.ts'

const photo = async () => new Blob([new Uint8Array(await createPhoto(64, 64))])

const storedAccount =
  ({ backend, owner }: World) =>
  () =>
    backend.services.db.selectFrom('account').selectAll().where('id', '=', owner.accountId).execute()

/** A call on the account of an owner who has a photo. */
const onPhoto = (make: (name: string) => Promise<Pick<AccessCase, 'request' | 'status'>>): AccessRow => ({
  async prepare(world) {
    const { backend, owner } = world
    const put = await backend.call(contract.putPhoto, { file: await photo() }, owner.headers)
    if (!put.ok) throw new Error(put.problem.detail)
    const name = put.value.photoUrl.slice('/photos/'.length)
    return { ...(await make(name)), stored: storedAccount(world) }
  },
})

export const ownDataRows = {
  putPhoto: onPhoto(async () => ({ request: { file: await photo() }, status: 200 })),
  removePhoto: onPhoto(async () => ({ request: {}, status: 204 })),
  getPhoto: onPhoto(async (file) => ({ request: { params: { file } }, status: 200 })),
  exportOwnData: {
    async prepare(world) {
      await createAddress(world.backend, world.owner.accountId)
      return {
        request: {},
        status: 200,
        secrets: [world.owner.email, 'Via Roma 1'],
        stored: storedAccount(world),
      }
    },
  },
  deleteAccount: {
    prepare: async (world) => ({
      request: { body: { password: TEST_PASSWORD } },
      status: 204,
      stored: storedAccount(world),
    }),
  },
} satisfies AccessRows
