import type { FastifyBaseLogger } from 'fastify'

type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>

/** The server's log, once it is built. A command without a server writes to its output. */
let programLog: Log = console

/** Where faults (`error`) and what a person should see (`warn`) are written to, a JSON line each. */
export const log = (): Log => programLog

/** Sets where `log` writes to. */
export function setProgramLog(serverLog: Log): void {
  programLog = serverLog
}

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
