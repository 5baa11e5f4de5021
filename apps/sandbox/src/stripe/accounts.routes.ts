import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { nextId } from '../ids.ts'
import type { Sandbox } from '../sandbox.ts'
import { missing } from './errors.ts'
import { list } from './lists.ts'
import { readParameters, shapes } from './parameters.ts'
import type { Account } from './types.ts'

const capability = z.strictObject({ requested: shapes.flag })
const creation = z.strictObject({
  type: z.enum(['express', 'standard', 'custom']).default('express'),
  country: z.string().length(2).default('IT'),
  email: z.email().optional(),
  default_currency: shapes.currency.default('eur'),
  business_type: z.enum(['individual', 'company', 'non_profit', 'government_entity']).optional(),
  capabilities: z.record(z.string(), capability).default({ transfers: { requested: true } }),
  business_profile: z.record(z.string(), z.string()).optional(),
  metadata: shapes.metadata,
  expand: shapes.expand,
})
type Path = { Params: { id: string } }

/** Sellers' accounts; new ones may charge and be paid out at once, `/_control` can take that away. */
export function accountsRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { state, clock } = sandbox
  app.post('/accounts', async ({ body }) => {
    const wanted = readParameters(creation, body)
    const account: Account = {
      id: nextId(state, 'acct_1'),
      object: 'account',
      created: clock.nowSeconds(),
      livemode: false,
      metadata: wanted.metadata,
      type: wanted.type,
      country: wanted.country.toUpperCase(),
      email: wanted.email ?? null,
      default_currency: wanted.default_currency,
      business_type: wanted.business_type ?? null,
      charges_enabled: true,
      payouts_enabled: true,
      details_submitted: true,
      capabilities: Object.fromEntries(
        Object.entries(wanted.capabilities).map(([name, { requested }]) => [
          name,
          requested ? 'active' : 'inactive',
        ]),
      ),
    }
    state.stripe.accounts[account.id] = account
    return account
  })
  app.get('/accounts', async ({ url }) => list(sandbox, url, Object.values(state.stripe.accounts)))
  app.get<Path>('/accounts/:id', async ({ params }) => {
    const account = state.stripe.accounts[params.id]
    if (!account) throw missing('account', params.id)
    return account
  })
}
