import type { FastifyInstance } from 'fastify'
import type { Sandbox } from '../../sandbox.ts'
import { notFound, parseBody } from '../errors.ts'
import { page } from '../lists.ts'
import type { PayIn, Transfer } from '../types.ts'
import { refund, refundRequest } from './refund.ts'

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
      refund(sandbox, get(params.id), parseBody(refundRequest, body)),
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
