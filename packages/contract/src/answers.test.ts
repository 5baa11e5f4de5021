import { expect, it } from 'vitest'
import { z } from 'zod'
import { endpoints } from './endpoints.ts'

/** The parts of a JSON schema that declare fields; those with a name of their own stand beside it. */
type Schema = {
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  items?: Schema
  anyOf?: Schema[]
}

/** Paths of every declared field of a schema, and the objects that let undeclared ones through. */
function walk(schema: Schema, path: string, found: { fields: string[]; open: string[] }): void {
  if (schema.properties) {
    if (schema.additionalProperties !== false) found.open.push(path)
    for (const [name, field] of Object.entries(schema.properties)) {
      found.fields.push(`${path}.${name}`)
      walk(field, `${path}.${name}`, found)
    }
  }
  if (schema.items) walk(schema.items, path, found)
  for (const part of schema.anyOf ?? []) walk(part, path, found)
}

const answers = endpoints.flatMap(({ name, answers: byStatus }) =>
  Object.values(byStatus).flatMap((schema) => {
    if (schema === null) return []
    const { $defs = {}, ...own } = z.toJSONSchema(schema, { io: 'output' })
    const found: { fields: string[]; open: string[] } = { fields: [], open: [] }
    walk(own as Schema, name, found)
    for (const [id, shape] of Object.entries($defs)) walk(shape as Schema, id, found)
    return [found]
  }),
)
const declared = (pattern: RegExp) => {
  const fields = answers.flatMap((found) => found.fields)
  return [...new Set(fields.filter((path) => pattern.test(path.split('.').at(-1) ?? '')))].sort()
}

it('lets nothing but declared fields leave', () => {
  // an export is everything the shop keeps about its reader
  expect(answers.flatMap(({ open }) => open)).toEqual(['exportOwnData'])
})

it('declares no secret in any answer but the session’s own', () => {
  expect(declared(/hash$|token|secret|password|fingerprint|mangopay|stripe|accountId/i)).toEqual([
    'OpenedSession.token',
    // the number of an order, as people see it
    'Order.idHash',
    'SellerOrder.idHash',
    'issueBearer.token',
  ])
})

it('tells no e-mail address but the caller’s, the shops’, colleagues’ and, to the seller of an order and to operators, its customer’s', () => {
  expect(declared(/e?mail|username/i)).toEqual([
    'Case.contactEmailAddress',
    'Checkout.contactEmailAddress',
    'LotOrder.email',
    'OpenedSession.username',
    'Order.contactEmailAddress',
    'Order.seller.email',
    'Seller.legal.email',
    'SellerOrder.contactEmailAddress',
    'SellerOrder.seller.email',
    'SellerSession.email',
    'ShopInvitation.email',
    'TeamMember.email',
    'User.username',
    'changeNotice.email',
    'listNotices.email',
    'readInvitation.email',
  ])
})
