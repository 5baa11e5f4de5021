import { z } from 'zod'
import { attributeKinds } from '../catalog/attributes.ts'
import { endpoint } from '../endpoint.ts'
import { lang, onlyShop, serialId, slugText } from '../values.ts'

const reading = {
  tag: 'Seller',
  access: 'seller',
  exposed: false,
  method: 'GET',
  permission: 'products:read',
  problems: ['not_signed_in', 'forbidden', 'bad_request'],
} as const
const query = onlyShop.extend({ lang })

/** What a product may be: the choices of its form besides those that the law fixes. */
export const productForm = z
  .object({
    /** In the order of the shop's navigation. */
    categories: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        /** Slug of the one above it. */
        above: z.string().nullable(),
        declaresAlcohol: z.boolean(),
        /** In percent, to be proposed; null where it depends on the product. */
        vatRate: z.literal([4, 5, 10, 22]).nullable(),
      }),
    ),
    warehouses: z.array(z.object({ id: serialId, name: z.string() })),
  })
  .meta({ id: 'ProductForm' })
export type ProductForm = z.output<typeof productForm>

export const readProductForm = endpoint({
  ...reading,
  name: 'readProductForm',
  path: '/seller/product-form',
  summary: 'Categories with their proposed VAT, and the warehouses of the shop',
  query,
  answers: { 200: productForm },
})

export const categoryAttribute = z
  .object({
    code: z.string(),
    name: z.string(),
    kind: z.enum(attributeKinds),
    /** Written after a number: `months`, `%`. */
    unit: z.string().nullable(),
    /** Of a list, in their order. */
    options: z.array(z.object({ code: z.string(), name: z.string() })),
    required: z.boolean(),
  })
  .meta({ id: 'CategoryAttribute' })
export type CategoryAttribute = z.output<typeof categoryAttribute>

export const listCategoryAttributes = endpoint({
  ...reading,
  name: 'listCategoryAttributes',
  path: '/seller/categories/:slug/attributes',
  summary:
    'What products of a category are asked for, with what it inherits; nothing for one that is not there',
  params: z.strictObject({ slug: slugText() }),
  query,
  answers: { 200: z.array(categoryAttribute) },
})
