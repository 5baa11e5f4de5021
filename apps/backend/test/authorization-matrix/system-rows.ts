import { importProducts } from '@filiera/contract/import'
import { getPreview } from '@filiera/contract/previews'
import { listSitemapEntries, listSitemapParts } from '@filiera/contract/sitemap'
import * as contract from '@filiera/contract/system'
import { createProduct } from '../factories/catalogue.ts'
import { type AccessRow, plain } from './access-row.ts'

export const systemRows: AccessRow[] = [
  plain(contract.checkHealth, 200),
  plain(contract.checkReadiness, 200),
  plain(contract.followChanges, 200),
  plain(contract.getPicture, 404, { params: { hash: '0'.repeat(64), file: '400.webp' } }),
  plain(getPreview, 404, { params: { kind: 'post', file: '999.it.jpg' } }),
  plain(listSitemapParts, 200),
  plain(listSitemapEntries, 200, { params: { kind: 'post' }, query: { part: '1' } }),
  {
    endpoint: importProducts,
    async prepare({ backend }) {
      const { sellerId: id } = await createProduct(backend.services.db)
      return {
        request: {
          params: { id },
          query: { dryRun: 'true' },
          body: { csv: 'Handle,Title,Variant Price\nolio,Olio,12.50\n' },
        },
        status: 200,
        stored: () => backend.services.db.selectFrom('product').select('id').execute(),
      }
    },
  },
]
