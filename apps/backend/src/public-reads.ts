import type { Binding } from './platform/http/endpoint.ts'
import { ProblemError } from './platform/problem-error.ts'
import type { Services } from './services.ts'

/**
 * What everybody may see, read from the replica where there is one that has all changes (`platform/database/replica.ts`). A call that the
 * replica fails is answered by the primary: it was only read, so it can be read again.
 * @param features whose endpoints all only read, and nothing of a person
 */
export function readPublicly(services: Services, features: (reads: Services) => Binding[]): Binding[] {
  const { replica } = services
  if (!replica) return features(services)
  const reads: Services = {
    ...services,
    database: replica.reads,
    get db() {
      return replica.reads.db
    },
  }
  return features(reads).map((binding) => ({
    ...binding,
    async handle(call) {
      const wasRead = replica.isRead()
      try {
        return await binding.handle(call)
      } catch (error) {
        if (!wasRead || error instanceof ProblemError) throw error
        replica.rest(error)
        return binding.handle(call)
      }
    },
  }))
}
