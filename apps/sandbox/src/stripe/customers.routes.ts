import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { nextId } from '../ids.ts'
import type { Sandbox } from '../sandbox.ts'
import { missing } from './errors.ts'
import { list } from './lists.ts'
import { readParameters, shapes } from './parameters.ts'
import type { Customer } from './types.ts'

const fields = z.strictObject({
  email: z.email().optional(),
  name: z.string().max(256).optional(),
  description: z.string().optional(),
  phone: z.string().max(20).optional(),
  preferred_locales: z.array(z.string()).optional(),
  metadata: shapes.metadata,
  expand: shapes.expand,
})
type Path = { Params: { id: string } }

/** Customers: create, read, change, delete, list. */
export function customersRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { state, clock } = sandbox
  const get = (id: string) => {
    const customer = state.stripe.customers[id]
    if (!customer) throw missing('customer', id)
    return customer
  }
  app.post('/customers', async ({ body }) => {
    const { email, name, description, phone, metadata } = readParameters(fields, body)
    const customer: Customer = {
      id: nextId(state, 'cus_'),
      object: 'customer',
      created: clock.nowSeconds(),
      livemode: false,
      metadata,
      email: email ?? null,
      name: name ?? null,
      description: description ?? null,
      phone: phone ?? null,
    }
    state.stripe.customers[customer.id] = customer
    return customer
  })
  app.get('/customers', async ({ url }) =>
    list(sandbox, url, Object.values(state.stripe.customers), ['email']),
  )
  app.get<Path>('/customers/:id', async ({ params }) => get(params.id))
  app.post<Path>('/customers/:id', async ({ params, body }) => {
    const customer = get(params.id)
    const { email, name, description, phone, metadata } = readParameters(fields, body)
    if (email !== undefined) customer.email = email
    if (name !== undefined) customer.name = name
    if (description !== undefined) customer.description = description
    if (phone !== undefined) customer.phone = phone
    Object.assign(customer.metadata, metadata)
    return customer
  })
  app.delete<Path>('/customers/:id', async ({ params }) => {
    const { id } = get(params.id)
    delete state.stripe.customers[id]
    return { id, object: 'customer', deleted: true }
  })
}
