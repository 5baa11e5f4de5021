import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { email, line, uuid } from '../values.ts'

const company = z.strictObject({
  name: line(2, 120),
  vatNumber: line(0, 20),
  fiscalCode: line(0, 20),
  /** Seven letters or digits, six for a public body; spaces between them do not count. */
  sdiCode: line(0, 20),
  pec: z.union([z.literal(''), email]),
})

/** What a customer may write of an address (decision 19); `address` and `tag` are recomputed by the server. */
export const addressInput = z.strictObject({
  recipient: line(2, 80),
  phone: z.union([z.literal(''), z.string().regex(/^\+[1-9]\d{6,14}$/, 'write it as +39…')]).optional(),
  note: line(0, 140).optional(),
  street: line(3, 120),
  city: line(2, 80),
  region: line(2, 60),
  country: z.string().regex(/^[A-Z]{2}$/, 'two capital letters, e.g. IT'),
  /** Empty where the country has none. */
  zip: line(0, 12),
  address: z.string().max(400).optional(),
  tag: line(0, 80).optional(),
  defaultShipping: z.boolean().optional(),
  defaultBilling: z.boolean().optional(),
  company: company.optional(),
})
export type AddressInput = z.input<typeof addressInput>

export const address = z
  .object({
    id: uuid,
    recipient: z.string(),
    phone: z.string(),
    note: z.string(),
    street: z.string(),
    city: z.string(),
    region: z.string(),
    country: z.string(),
    zip: z.string(),
    /** The combined string of specification §7. */
    address: z.string(),
    tag: z.string(),
    defaultShipping: z.boolean(),
    defaultBilling: z.boolean(),
    company: z
      .object({
        name: z.string(),
        vatNumber: z.string(),
        fiscalCode: z.string(),
        sdiCode: z.string(),
        pec: z.string(),
      })
      .nullable(),
    /** Why the zip looks wrong for the province; a warning, never a block. */
    warning: z.string().nullable(),
  })
  .meta({ id: 'Address' })
export type Address = z.output<typeof address>

const owned = { tag: 'Addresses', access: 'customer', exposed: true } as const
const byId = z.strictObject({ id: uuid })

export const listAddresses = endpoint({
  ...owned,
  name: 'listAddresses',
  method: 'GET',
  path: '/user/address',
  summary: 'Addresses of the account',
  answers: { 200: z.array(address) },
  problems: ['not_signed_in'],
})

export const createAddress = endpoint({
  ...owned,
  name: 'createAddress',
  method: 'POST',
  path: '/user/address',
  summary: 'Adds an address; the first becomes both defaults',
  body: addressInput,
  answers: { 201: address },
  problems: ['not_signed_in', 'invalid_body', 'conflict'],
})

export const getAddress = endpoint({
  ...owned,
  name: 'getAddress',
  method: 'GET',
  path: '/user/address/:id',
  summary: 'One address of the account',
  params: byId,
  answers: { 200: address },
  problems: ['not_signed_in', 'not_found'],
})

export const updateAddress = endpoint({
  ...owned,
  name: 'updateAddress',
  method: 'PUT',
  path: '/user/address/:id',
  summary: 'Replaces an address, or moves a default to it',
  params: byId,
  body: addressInput,
  answers: { 200: address },
  problems: ['not_signed_in', 'invalid_body', 'not_found'],
})

export const deleteAddress = endpoint({
  ...owned,
  name: 'deleteAddress',
  method: 'DELETE',
  path: '/user/address/:id',
  summary: 'Deletes an address',
  params: byId,
  answers: { 204: null },
  problems: ['not_signed_in', 'not_found'],
})
