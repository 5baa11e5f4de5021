import * as contract from '@filiera/contract/own-data'
import { TEST_PASSWORD } from '../factories/account.ts'
import { createAddress } from '../factories/order.ts'
import { createPhoto } from '../factories/photo.ts'
import type { AccessCase, AccessRow, World } from './access-row.ts'

const photo = async () => new Blob([new Uint8Array(await createPhoto(64, 64))])

const storedAccount =
  ({ backend, owner }: World) =>
  () =>
    backend.services.db.selectFrom('account').selectAll().where('id', '=', owner.accountId).execute()

/** A call on the account of an owner who has a photo. */
const onPhoto = (
  endpoint: AccessRow['endpoint'],
  make: (name: string) => Promise<Pick<AccessCase, 'request' | 'status'>>,
): AccessRow => ({
  endpoint,
  async prepare(world) {
    const { backend, owner } = world
    const put = await backend.call(contract.putPhoto, { file: await photo() }, owner.headers)
    if (!put.ok) throw new Error(put.problem.detail)
    const name = put.value.photoUrl.slice('/photos/'.length)
    return { ...(await make(name)), stored: storedAccount(world) }
  },
})

export const ownDataRows: AccessRow[] = [
  onPhoto(contract.putPhoto, async () => ({ request: { file: await photo() }, status: 200 })),
  onPhoto(contract.removePhoto, async () => ({ request: {}, status: 204 })),
  onPhoto(contract.getPhoto, async (file) => ({ request: { params: { file } }, status: 200 })),
  {
    endpoint: contract.exportOwnData,
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
  {
    endpoint: contract.deleteAccount,
    prepare: async (world) => ({
      request: { body: { password: TEST_PASSWORD } },
      status: 204,
      stored: storedAccount(world),
    }),
  },
]
