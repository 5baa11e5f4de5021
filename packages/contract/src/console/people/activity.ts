import { type ShopPermission, shopRoles } from '@filiera/domain/shop-roles'
import { z } from 'zod'
import { type AuditedKind, endpoint } from '../../endpoint.ts'
import { lang, onlyShop, serialId, time, uuid } from '../../values.ts'

/** Entries of a page of the log. */
export const ACTIVITY_PAGE = 50

/** Who may see what was done to which kind of object: who may see the object itself. */
export const activityPermissions: Readonly<Record<AuditedKind, ShopPermission>> = {
  order: 'orders:read',
  photo: 'products:read',
  certificate: 'products:read',
  product: 'products:read',
  job: 'products:read',
  orders_export: 'sums:read',
  stock: 'stock:read',
  member: 'shop:read',
  shop: 'shop:read',
  review: 'orders:read',
  template: 'orders:read',
  view: 'products:read',
}
export const auditedKinds = Object.keys(activityPermissions) as [AuditedKind, ...AuditedKind[]]

/** A value as it was noted: money in euros, days and moments in ISO 8601, lists as their names. */
const noted = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]).nullable()

const activityEntry = z
  .object({
    id: serialId,
    at: time,
    /** Null for an account that is gone. */
    person: z.object({ id: uuid, name: z.string() }).nullable(),
    /** What the person was in the shop then. */
    role: z.enum(shopRoles),
    /** Name of the endpoint. */
    action: z.string(),
    kind: z.string(),
    object: z.object({
      id: z.string(),
      /** What people call it; empty for what has no name, or is gone. */
      title: z.string(),
    }),
    /** What differs; `field` is a path such as `text.en`. */
    changes: z.array(z.object({ field: z.string(), before: noted, after: noted })),
  })
  .meta({ id: 'ActivityEntry' })
export type ActivityEntry = z.output<typeof activityEntry>

export const listActivity = endpoint({
  name: 'listActivity',
  method: 'GET',
  path: '/seller/activity',
  summary: `Who changed what in the shop, the newest first, at most ${ACTIVITY_PAGE}; only of objects that the caller's role may see. Days of Italy`,
  tag: 'Seller',
  access: 'seller',
  exposed: false,
  permission: 'shop:read',
  query: onlyShop.extend({
    person: uuid.optional(),
    kind: z.enum(auditedKinds).optional(),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    /** Of the names of products. */
    lang,
    /** `next` of the page before. */
    after: z
      .string()
      .regex(/^\d{1,14}_[1-9]\d{0,17}$/, 'not a place in the log')
      .optional(),
  }),
  answers: {
    200: z.object({
      entries: z.array(activityEntry),
      /** Where the log goes on; null at its end. */
      next: z.string().nullable(),
      /** Those who work for the shop, by name. */
      people: z.array(z.object({ id: uuid, name: z.string() })),
    }),
  },
  problems: ['not_signed_in', 'forbidden', 'bad_request'],
})
