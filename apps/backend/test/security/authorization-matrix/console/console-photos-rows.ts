import { addShopPhoto } from '@filiera/contract/console/photos'
import { createPhoto } from '../../../factories/photo.ts'
import { type AccessRow, type AccessRows, shopOf, type World } from '../access-row.ts'

const NOBODYS_PICTURE = '0'.repeat(32)
let width = 300
const photo = async () => new Blob([new Uint8Array(await createPhoto(width++, 200))])

/** A photo of the owner's shop. */
async function ownPhoto(world: World) {
  const { backend, owner } = world
  const added = await backend.call(addShopPhoto, { file: await photo() }, owner.headers)
  if (!added.ok) throw new Error(added.problem.detail)
  return added.value.picture
}

const storedOf = (world: World) => async () =>
  world.backend.services.db
    .selectFrom('shop_photo')
    .selectAll()
    .where('seller_id', '=', await shopOf(world))
    .execute()

const onPhoto = (status: number, body?: unknown): AccessRow => ({
  async prepare(world) {
    const sent = body === undefined ? {} : { body }
    return {
      request: { params: { picture: await ownPhoto(world) }, ...sent },
      unknown: { params: { picture: NOBODYS_PICTURE }, ...sent },
      status,
      stored: storedOf(world),
    }
  },
})

export const consolePhotosRows = {
  listShopPhotos: {
    async prepare(world) {
      const picture = await ownPhoto(world)
      return { request: {}, status: 200, secrets: [picture], stored: storedOf(world) }
    },
  },
  addShopPhoto: {
    prepare: async (world) => ({
      request: { file: await photo() },
      status: 201,
      stored: storedOf(world),
    }),
  },
  cropShopPhoto: onPhoto(201, { left: 0, top: 0, width: 0.5, height: 0.5 }),
  removeShopPhoto: onPhoto(204),
} satisfies AccessRows
