import { endpoints } from '@filiera/contract/endpoints'
import type { FastifyInstance } from 'fastify'
import { ProblemError } from '../problem-error.ts'

/** `/a/count` before `/a/:id`, which stands for it, too. */
const paths = [...Map.groupBy(endpoints, ({ path }) => path)]
  .sort(([one], [other]) => one.split(':').length - other.split(':').length)
  .map(([path, declared]) => ({
    pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
    methods: declared.map(({ method }) => method),
  }))

/** Answers 405 with `Allow` where the contract knows the path and not the method, before anything is read. */
export function refuseOtherMethods(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return
    const path = request.url.split('?', 1)[0] ?? ''
    const known = paths.find(({ pattern }) => pattern.test(path))
    if (!known) return
    void reply.header('allow', known.methods.join(', '))
    throw new ProblemError('method_not_allowed', 'This address does not take that method.')
  })
}
