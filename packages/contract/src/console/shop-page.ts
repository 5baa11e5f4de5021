import { languages } from '@filiera/domain/languages'
import { italyBounds } from '@filiera/domain/places/italy-map'
import { regionCodes } from '@filiera/domain/places/regions'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { onlyShop, pictureHash, serialId, text } from '../values.ts'

/** Longest story of a shop in one language. */
export const SHOP_STORY = 1200
/** Years in which a shop may have begun. */
export const FIRST_YEAR = 1000

const story = text(0, SHOP_STORY).refine((written) => !/<\/?[a-z!]/i.test(written), {
  error: 'contains HTML',
})
const degrees = ([least, most]: readonly [number, number]) => z.number().min(least).max(most)

const values = z.strictObject({
  /** Italian is what a language reads that says nothing. */
  story: z.strictObject({
    it: story.refine((written) => written.length > 0, { error: 'is empty' }),
    en: story,
    es: story,
  }),
  /** A photo of the shop's library; null for the house's drawing. */
  picture: pictureHash.nullable(),
  /** Shown to customers; empty for none. */
  telephone: z
    .string()
    .trim()
    .regex(/^$|^\+?\d[\d ()./-]{4,23}$/, 'not a telephone number'),
  /** The year in which it began. */
  founded: z.int().min(FIRST_YEAR).max(2999).nullable(),
  /** Where it stands on the map; null for nowhere. */
  position: z.strictObject({ lat: degrees(italyBounds.lat), lng: degrees(italyBounds.lng) }).nullable(),
})
export type ShopPageValues = z.output<typeof values>

const shopPage = z
  .object({
    id: serialId,
    name: z.string(),
    city: z.string(),
    region: z.enum(regionCodes),
    /** Where customers see it. */
    url: z.url(),
    story: z.record(z.enum(languages), z.string()),
    picture: z.string().nullable(),
    telephone: z.string(),
    founded: z.int().nullable(),
    position: z.object({ lat: z.number(), lng: z.number() }).nullable(),
    version: z.int(),
  })
  .meta({ id: 'ShopPage' })
export type ShopPage = z.output<typeof shopPage>

const ofShop = { tag: 'Seller', access: 'seller', exposed: false, query: onlyShop } as const
const problems = ['not_signed_in', 'forbidden', 'bad_request'] as const

export const readShopPage = endpoint({
  ...ofShop,
  name: 'readShopPage',
  method: 'GET',
  path: '/seller/shop-page',
  summary: 'What customers read and see of the shop itself',
  permission: 'shop:read',
  answers: { 200: shopPage },
  problems,
})

export const changeShopPage = endpoint({
  ...ofShop,
  name: 'changeShopPage',
  method: 'PUT',
  path: '/seller/shop-page',
  summary:
    'Changes story, picture, telephone, year and place of the shop (If-Match); its page follows at once. The picture is one of its library',
  permission: 'shop:write',
  audits: 'shop',
  asksPassword: true,
  body: values,
  answers: { 200: shopPage },
  problems: [...problems, 'password_needed', 'invalid_body', 'version_required', 'changed_meanwhile'],
})
