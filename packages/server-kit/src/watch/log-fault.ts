/** Name, message, code and place of a fault, but none of the values that came with it. */
function describe(fault: unknown): object {
  if (!(fault instanceof Error)) return { message: String(fault) }
  const code = 'code' in fault && typeof fault.code === 'string' ? { code: fault.code } : {}
  return { type: fault.name, message: fault.message, ...code, stack: fault.stack ?? '' }
}

/** One line of the log, in the form of the backend's: what failed, for which request. */
export function logFault(requestId: string, msg: string, fault: unknown): void {
  console.error(JSON.stringify({ level: 50, time: Date.now(), reqId: requestId, msg, err: describe(fault) }))
}
