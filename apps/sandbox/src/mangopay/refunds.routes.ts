import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Sandbox } from '../sandbox.ts'
import { notFound, parseBody, shapes } from './errors.ts'
import { page } from './lists.ts'
import { refund } from './refund.ts'
import type { PayIn, Transfer } from './types.ts'

const creation = z
  .object({
    AuthorId: shapes.id,
    DebitedFunds: shapes.money.nullish(),
    Fees: shapes.signedMoney.nullish(),
    Tag: shapes.tag,
    RefundReason: z.object({ RefundReasonMessage: z.string().max(255).nullish() }).nullish(),
  })
  .refine((body) => !body.DebitedFunds === !body.Fees, {
    path: ['Fees'],
    message: 'DebitedFunds and Fees must be given together',
  })
export type RefundRequest = z.output<typeof creation>
type Path = { Params: { id: string } }

/** Refunds of pay-ins and of transfers (§3.13). */
export function refundsRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { mangopay } = sandbox.state
  const kinds: ['payins' | 'transfers', (id: string) => PayIn | Transfer | undefined][] = [
    ['payins', (id) => mangopay.payIns[id]],
    ['transfers', (id) => mangopay.transfers[id]],
  ]
  for (const [path, find] of kinds) {
    const get = (id: string) => {
      const initial = find(id)
      if (!initial) throw notFound(id)
      return initial
    }
    app.post<Path>(`/:clientId/${path}/:id/refunds`, async ({ params, body }) =>
      refund(sandbox, get(params.id), parseBody(creation, body)),
    )
    app.get<Path>(`/:clientId/${path}/:id/refunds`, async (request, reply) => {
      const { Id } = get(request.params.id)
      return page(
        request,
        reply,
        Object.values(mangopay.refunds).filter((one) => one.InitialTransactionId === Id),
      )
    })
  }
  app.get<Path>('/:clientId/refunds/:id', async ({ params }) => {
    const found = mangopay.refunds[params.id]
    if (!found) throw notFound(params.id)
    return found
  })
}
