import { getProduct } from '@filiera/contract/catalog/catalogue'
import type { ProductContentChange } from '@filiera/contract/console/product-content'
import {
  changeProductDraft,
  getProductVersion,
  getSellerProduct,
  listProductVersions,
  publishProduct,
  restoreProductVersion,
  scheduleProduct,
  unscheduleProduct,
} from '@filiera/contract/console/products'
import type { TestBackend } from '../build-test-backend.ts'
import { createCustomer } from '../factories/account.ts'
import { createProduct, type ProductOptions } from '../factories/catalogue.ts'

/** A product with its owner, whose calls name the version of the draft that they are made on. */
export async function openEditedProduct(backend: TestBackend, options: ProductOptions = {}) {
  const product = await createProduct(backend.services.db, {
    titles: { it: 'Miele di zagara', en: 'Orange honey' },
    // what is sold to Spain is asked for in Spanish
    ships_to: ['IT'],
    ...options,
  })
  const { id, sellerId } = product
  const owner = await createCustomer(backend, { sellerId, audience: 'console' })
  const headers = (version: number) => ({ ...owner.headers, 'if-match': `"v${version}"` })
  const params = { id }
  return {
    ...product,
    owner,
    async publicTitle(): Promise<string | null> {
      const shown = await backend.call(getProduct, { params })
      return shown.ok ? shown.value.title : null
    },
    async read() {
      const answer = await backend.call(getSellerProduct, { params }, owner.headers)
      if (!answer.ok) throw new Error(answer.problem.detail)
      return answer.value
    },
    async change(version: number, body: ProductContentChange) {
      const answer = await backend.call(changeProductDraft, { params, body }, headers(version))
      if (!answer.ok) throw new Error(JSON.stringify(answer.problem))
      return answer.value.version
    },
    publish: (version: number, note?: string) =>
      backend.call(publishProduct, { params, body: note === undefined ? {} : { note } }, headers(version)),
    schedule: (version: number, at: Date) =>
      backend.call(scheduleProduct, { params, body: { at: at.toISOString() } }, headers(version)),
    unschedule: (version: number) => backend.call(unscheduleProduct, { params }, headers(version)),
    async versions() {
      const answer = await backend.call(listProductVersions, { params }, owner.headers)
      return answer.ok ? answer.value : []
    },
    contentOf: (number: string) => backend.call(getProductVersion, { params: { id, number } }, owner.headers),
    restore: (version: number, number: string) =>
      backend.call(restoreProductVersion, { params: { id, number } }, headers(version)),
  }
}
