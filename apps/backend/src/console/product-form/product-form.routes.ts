import * as contract from '@filiera/contract/console/product-form'
import { proposedVat } from '@filiera/domain/products/proposed-vat'
import { unitFor } from '../../catalog/attributes/write-amount.ts'
import { bind } from '../../platform/http/endpoint.ts'
import type { Services } from '../../services.ts'
import { findCategories, findCategoryAttributes, findWarehouses } from './product-form.store.ts'

/** The choices of a product's form. */
export const productFormRoutes = ({ db }: Services) => [
  bind(contract.readProductForm, async ({ query, identity }) => {
    const categories = await findCategories(db, query.lang)
    return {
      categories: categories.map((category) => ({
        ...category,
        vatRate: proposedVat(category.slug, category.above),
      })),
      warehouses: await findWarehouses(db, identity.sellerId),
    }
  }),
  bind(contract.listCategoryAttributes, async ({ params, query }) => {
    const attributes = await findCategoryAttributes(db, params.slug, query.lang)
    return attributes.map((attribute) => ({ ...attribute, unit: unitFor(null, attribute.unit) || null }))
  }),
]
