import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyBaseLogger } from 'fastify'

export type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>

/** Of the request that is being answered; its lines carry the request's id. */
const requestLogs = new AsyncLocalStorage<Log | null>()
/** Of everything else. A command without a server writes to its output. */
let programLog: Log = console

/**
 * Where faults (`error`) and what a person should see (`warn`) are written to: a JSON line each, with the id of the request where there
 * is one.
 */
export const log = (): Log => requestLogs.getStore() ?? programLog

/** Sets where workers write to; the server's own log, once it is built. */
export function setProgramLog(serverLog: Log): void {
  programLog = serverLog
}

/** Answers a request: what it writes carries its id. */
export const withRequestLog = <T>(requestLog: Log, work: () => T): T => requestLogs.run(requestLog, work)

/** Work that a request only begins, as a round of a worker, does not carry its id. */
export const withoutRequestLog = <T>(work: () => T): T => requestLogs.run(null, work)

/** What the log says of a fault: what it is and where, but none of the values that the database adds in `detail` and `where`. */
export function describeFault(error: Error) {
  const { code, constraint, table } = error as Error & Record<string, unknown>
  return {
    type: error.name,
    message: error.message,
    stack: error.stack ?? '',
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    ...(typeof table === 'string' ? { table } : {}),
  }
}
