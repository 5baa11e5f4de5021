import { addCertificate } from '@filiera/contract/console/photos'
import { type AccessRows, shopOf, type World } from '../access-row.ts'

const NOBODYS_FILE = '0'.repeat(32)
const pdf = () => new Blob(['%PDF-1.7\n%%EOF\n'])

const storedOf = (world: World) => async () =>
  world.backend.services.db
    .selectFrom('certificate_file')
    .selectAll()
    .where('seller_id', '=', await shopOf(world))
    .execute()

export const certificatesRows = {
  addCertificate: {
    prepare: async (world) => ({ request: { file: pdf() }, status: 201, stored: storedOf(world) }),
  },
  getCertificate: {
    async prepare(world) {
      const added = await world.backend.call(addCertificate, { file: pdf() }, world.owner.headers)
      if (!added.ok) throw new Error(added.problem.detail)
      return {
        request: { params: { id: added.value.id } },
        unknown: { params: { id: NOBODYS_FILE } },
        status: 200,
        stored: storedOf(world),
      }
    },
  },
} satisfies AccessRows
