import { createProduct } from '../../factories/catalogue.ts'
import { type AccessRows, plain } from './access-row.ts'

export const systemRows = {
  checkHealth: plain(200),
  checkReadiness: plain(200),
  followChanges: plain(200),
  getPicture: plain(404, { params: { hash: '0'.repeat(64), file: '400.webp' } }),
  getPreview: plain(404, { params: { kind: 'post', file: '999.it.jpg' } }),
  listSitemapParts: plain(200),
  listSitemapEntries: plain(200, { params: { kind: 'post' }, query: { part: '1' } }),
  importProducts: {
    async prepare({ backend }) {
      const { sellerId: id } = await createProduct(backend.services.db)
      return {
        request: {
          params: { id },
          query: { dryRun: 'true' },
          body: { content: 'Handle,Title,Variant Price\nolio,Olio,12.50\n' },
        },
        status: 200,
        stored: () => backend.services.db.selectFrom('product').select('id').execute(),
      }
    },
  },
} satisfies AccessRows
