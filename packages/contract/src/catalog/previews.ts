import { languages } from '@filiera/domain/languages'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** What a page shared elsewhere shows: each kind has its size in pixels (specification §2). */
export const previewSizes = {
  product: { width: 400, height: 200 },
  seller: { width: 850, height: 400 },
  post: { width: 500, height: 200 },
} as const
export type PreviewKind = keyof typeof previewSizes

/** Path of a preview picture on the shop's own address. */
export const previewPath = (kind: PreviewKind, id: string, lang: (typeof languages)[number]): string =>
  `/previews/${kind}/${id}.${lang}.jpg`

export const getPreview = endpoint({
  name: 'getPreview',
  method: 'GET',
  path: '/previews/:kind/:file',
  summary: 'Social preview of a product, seller or post: JPEG, at most 60 KB (decision 32)',
  tag: 'Catalogue',
  access: 'public',
  exposed: false,
  params: z.strictObject({
    kind: z.enum(['product', 'seller', 'post']),
    file: z.string().regex(new RegExp(`^[1-9]\\d{0,17}\\.(${languages.join('|')})\\.jpg$`)),
  }),
  answers: { 200: z.string() },
  media: 'image/jpeg',
  problems: ['bad_request', 'not_found', 'unavailable'],
})
