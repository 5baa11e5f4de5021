import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { nextId } from '../ids.ts'
import type { Sandbox } from '../sandbox.ts'
import { fieldError, notFound, parseBody, shapes } from './errors.ts'
import { page } from './lists.ts'
import type { MangopayState, Wallet } from './types.ts'
import { assertUser, getUser } from './users.routes.ts'

const creation = z.object({
  Owners: z.tuple([shapes.id]),
  Currency: shapes.currency,
  Description: z.string().min(1).max(255),
  Tag: shapes.tag,
})
const change = z.object({
  Description: z.string().min(1).max(255).optional(),
  Tag: z.string().max(255).optional(),
})
type Path = { Params: { id: string } }

/** Wallets: one owner, one currency, a real balance (§3.6). */
export function walletsRoutes(app: FastifyInstance, { state, clock }: Sandbox): void {
  const { mangopay } = state
  app.post('/:clientId/wallets', async ({ body }) => {
    const { Owners, Currency, Description, Tag } = parseBody(creation, body)
    assertUser(mangopay, 'Owners', Owners[0])
    const wallet: Wallet = {
      Id: nextId(state, 'wlt_m_01'),
      Tag,
      CreationDate: clock.nowSeconds(),
      Owners,
      Description,
      Currency,
      Balance: { Currency, Amount: 0 },
      FundsType: 'DEFAULT',
    }
    mangopay.wallets[wallet.Id] = wallet
    return wallet
  })
  app.get<Path>('/:clientId/wallets/:id', async ({ params }) => getWallet(mangopay, params.id))
  app.put<Path>('/:clientId/wallets/:id', async ({ params, body }) =>
    Object.assign(getWallet(mangopay, params.id), parseBody(change, body)),
  )
  app.get<Path>('/:clientId/users/:id/wallets', async (request, reply) => {
    const { Id } = getUser(mangopay, request.params.id)
    return page(
      request,
      reply,
      Object.values(mangopay.wallets).filter((wallet) => wallet.Owners[0] === Id),
    )
  })
}

/** The wallet, or 404. */
export function getWallet(mangopay: MangopayState, id: string): Wallet {
  const wallet = mangopay.wallets[id]
  if (!wallet) throw notFound(id)
  return wallet
}

/** Refuses a body that names an unknown wallet. */
export function assertWallet(mangopay: MangopayState, field: string, id: string): Wallet {
  const wallet = mangopay.wallets[id]
  if (!wallet) throw fieldError(field, `The wallet ${id} does not exist`)
  return wallet
}
