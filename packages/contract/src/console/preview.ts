import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { readProductPage } from '../page-reads.ts'
import { byId, onlyLang, onlyShop, time } from '../values.ts'

/** Hours that a link to a preview is good for. */
export const PREVIEW_HOURS = 24

export const linkProductPreview = endpoint({
  name: 'linkProductPreview',
  method: 'GET',
  path: '/seller/products/:id/preview',
  summary: `A signed link to the shop's page of a product as its draft would make it, good for ${PREVIEW_HOURS} hours; who has it may look`,
  tag: 'Seller',
  access: 'seller',
  exposed: false,
  permission: 'products:read',
  params: byId,
  query: onlyShop,
  answers: {
    200: z.object({
      /** Of the shop; languages stand before it: `/en/preview/…`. */
      path: z.string(),
      /** Origin of the shop. */
      origin: z.string(),
      until: time,
    }),
  },
  problems: ['not_signed_in', 'forbidden', 'bad_request', 'not_found'],
})

export const readProductPreview = endpoint({
  name: 'readProductPreview',
  method: 'GET',
  path: '/pages/preview/:token',
  summary:
    'The page of a product as its draft would make it, for who has a link; nothing is published by looking',
  tag: 'Pages',
  access: 'public',
  exposed: false,
  params: z.strictObject({ token: z.string().regex(/^preview-[\w.-]{20,200}$/, 'not a link') }),
  query: onlyLang,
  answers: readProductPage.answers,
  problems: ['bad_request', 'not_found', 'conflict'],
})
