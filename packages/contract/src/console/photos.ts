import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { lang, onlyShop, pictureHash, serialId, time } from '../values.ts'
import { certificateId } from './product-content.ts'

/** Largest file of a photo, in bytes. */
export const SHOP_PHOTO_MAX_BYTES = 10 * 1024 * 1024
/** Photos of one answer of the library. */
export const PHOTOS_PAGE = 60

/** A picture that a shop may show, with the products that have it, live or in their draft. */
export const shopPhoto = z
  .object({
    /** Hash of its master; products name it by this. */
    picture: pictureHash,
    /** Address of a derivative of 400 pixels. */
    url: z.string(),
    /** In pixels, of the master. */
    width: z.int(),
    height: z.int(),
    /** An illustration of the marketplace and no photo of the producer. */
    drawn: z.boolean(),
    addedAt: time,
    /** The first five by title; `usesCount` counts all. */
    uses: z.array(z.object({ id: serialId, title: z.string() })),
    usesCount: z.int(),
    /** The page of the shop shows it. */
    onShopPage: z.boolean(),
  })
  .meta({ id: 'ShopPhoto' })
export type ShopPhoto = z.output<typeof shopPhoto>

/** Place in the list after a photo: its moment in milliseconds and its picture. */
const place = z.string().regex(/^\d{1,14}_[0-9a-f]{64}$/, 'not a place in the list')

const ofShop = { tag: 'Seller', access: 'seller', exposed: false } as const
const writing = { ...ofShop, permission: 'products:write', audits: 'photo', query: onlyShop } as const
/** The answer names products in the language of who reads. */
const inLanguage = onlyShop.extend({ lang })
const problems = ['not_signed_in', 'forbidden', 'bad_request'] as const
const byPicture = z.strictObject({ picture: pictureHash })

export const listShopPhotos = endpoint({
  ...ofShop,
  name: 'listShopPhotos',
  method: 'GET',
  path: '/seller/photos',
  summary: `The photos of a shop with where each is used, the latest first, up to ${PHOTOS_PAGE}`,
  permission: 'products:read',
  query: inLanguage.extend({
    /** `next` of the page before. */
    after: place.optional(),
    /** Only those that neither a product nor the page of the shop has. */
    unused: z.literal('true').optional(),
  }),
  /** `next` is null behind the last one. */
  answers: { 200: z.object({ photos: z.array(shopPhoto), total: z.int(), next: z.string().nullable() }) },
  problems,
})

export const addShopPhoto = endpoint({
  ...writing,
  name: 'addShopPhoto',
  method: 'POST',
  path: '/seller/photos',
  query: inLanguage,
  summary:
    'A photo for the products of the shop: JPEG, PNG or WebP up to 10 MB and 64 megapixels, kept upright, without metadata, at most 1,700 pixels; the same one twice is one',
  upload: { field: 'file', maxBytes: SHOP_PHOTO_MAX_BYTES },
  answers: { 201: shopPhoto },
  problems: [
    ...problems,
    'invalid_body',
    'too_large',
    'unsupported_media_type',
    'rate_limited',
    'unavailable',
  ],
})

/** A part of a picture, in shares of its width and height from the upper left corner. */
export const cropBox = z
  .strictObject({
    left: z.number().min(0).max(1),
    top: z.number().min(0).max(1),
    width: z.number().min(0.05).max(1),
    height: z.number().min(0.05).max(1),
  })
  // what a browser computes may exceed the whole by the last digit
  .refine(({ left, top, width, height }) => left + width < 1.001 && top + height < 1.001, {
    error: 'reaches over the edge',
  })
export type CropBox = z.output<typeof cropBox>

export const cropShopPhoto = endpoint({
  ...writing,
  name: 'cropShopPhoto',
  method: 'POST',
  path: '/seller/photos/:picture/crop',
  summary: 'A part of a photo as a new one; the old one stays as it is',
  query: inLanguage,
  params: byPicture,
  body: cropBox,
  answers: { 201: shopPhoto },
  problems: [...problems, 'invalid_body', 'not_found', 'rate_limited', 'unavailable'],
})

export const removeShopPhoto = endpoint({
  ...writing,
  name: 'removeShopPhoto',
  method: 'DELETE',
  path: '/seller/photos/:picture',
  summary: 'Takes a photo that no product has out of the library',
  params: byPicture,
  answers: { 204: null },
  problems: [...problems, 'not_found', 'conflict'],
})

/** Largest file of a certificate, in bytes. */
export const CERTIFICATE_MAX_BYTES = 5 * 1024 * 1024
export const certificateTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const
export type CertificateType = (typeof certificateTypes)[number]

export const addCertificate = endpoint({
  ...ofShop,
  query: onlyShop,
  name: 'addCertificate',
  method: 'POST',
  path: '/seller/certificates',
  permission: 'products:write',
  audits: 'certificate',
  summary:
    'A file that proves a mark: PDF, JPEG or PNG up to 5 MB by its content, kept as it is and shown to nobody but the shop; a mark in a draft names it by its id',
  upload: { field: 'file', maxBytes: CERTIFICATE_MAX_BYTES },
  answers: { 201: z.object({ id: certificateId }).meta({ id: 'AddedCertificate' }) },
  problems: [
    ...problems,
    'invalid_body',
    'too_large',
    'unsupported_media_type',
    'rate_limited',
    'unavailable',
  ],
})

export const getCertificate = endpoint({
  ...ofShop,
  query: onlyShop,
  name: 'getCertificate',
  method: 'GET',
  path: '/seller/certificates/:id',
  permission: 'products:read',
  summary:
    'The file as it was put up, for the browser to keep; the mark that names it says what it is called',
  params: z.strictObject({ id: certificateId }),
  answers: { 200: z.string() },
  media: '*/*',
  problems: [...problems, 'not_found'],
})
