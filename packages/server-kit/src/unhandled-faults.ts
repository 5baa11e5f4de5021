/** What is needed of a process. */
type Process = {
  on(event: 'unhandledRejection' | 'uncaughtException', listener: (fault: unknown) => void): unknown
  exit(code: number): unknown
}

/** Name, message, code and place of a fault, but none of the values that a database adds to it. */
function describe(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault)
  const code = 'code' in fault && typeof fault.code === 'string' ? ` (${fault.code})` : ''
  return `${fault.stack ?? fault.message}${code}`
}

/**
 * Logs what nobody handled. A promise that fails beside the requests leaves the program whole, so it goes on; after an exception it may
 * not be, so it ends, and who started it starts it again.
 */
export function logUnhandledFaults(program: Process, log: (line: string) => void): void {
  program.on('unhandledRejection', (fault) => log(`unhandled rejection: ${describe(fault)}`))
  program.on('uncaughtException', (fault) => {
    log(`uncaught exception: ${describe(fault)}`)
    program.exit(1)
  })
}
